import type { APIRequestContext } from '@playwright/test';
import { demoDomainId } from '@skydeck/platform/testing';
import { problemsInFrame } from '../axe.ts';
import { credentialsOf, demoProjectId, expect, logIn, signIn, test } from './fixtures.ts';
import { act, contentOf, expectFits, frameOf, news, showForm, told, typeCredentials, wish } from './frames.ts';

// Who sits in front of a framed form, and for how long the page may show it. On another site: frame-elsewhere.e2e.ts.

const HOUR = 60 * 60_000;
const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const partners = `/api/v2/domains/${demoDomainId('Norrland Retail')}/partners`;

/** Takes the partner off the list, as the administrator of its domain. */
async function removePartner(request: APIRequestContext) {
  await logIn(request, 'domainAdministrator');
  const { data } = (await (await request.get(partners)).json()) as { data: { id: string }[] };
  const answer = await request.delete(`${partners}/${data[0]?.id}`, { headers });
  expect(answer.status()).toBe(204);
}

test('a page of one domain shows no form to people of another, and learns nothing of them', async ({
  page,
  partner,
}) => {
  const frame = frameOf(page);
  const refusal = 'This page is not allowed to show this form';
  /** What the page learns of who is in front of it. */
  const learned = async () => {
    await expect(news(page)).toContainText('Session: signed-out');
    await expect(news(page)).toContainText('Storage access: granted');
    return (await news(page).getByRole('listitem').allTextContents()).toSorted();
  };
  const height = async () => (await page.locator('#place iframe').boundingBox())?.height;

  await test.step('who is signed in is heard of as nobody is', async () => {
    await signIn(page, 'administrator');
    await page.goto(`${partner}/networks/add`);
    const ofStranger = await learned();
    await expect(frame.getByText(refusal)).toBeVisible();
    await expectFits(frame);
    const heightOfStranger = await height();
    expect.soft(await problemsInFrame(await contentOf(page)), 'the refusal').toEqual([]);
    await page.context().clearCookies();
    await showForm(page, 'network-add');
    expect(await learned()).toEqual(ofStranger);
    // Nor is the frame of another height.
    await expect(frame.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
    await expect.poll(height).toBe(heightOfStranger);
  });

  // What the page is told is as high as this.
  const heights = () =>
    frame.locator('form:not([hidden])').evaluate((form) => {
      const shell = form.ownerDocument.getElementById('root')?.firstElementChild;
      return [shell, form].map((element) => element?.getBoundingClientRect().height);
    });
  await frame.getByRole('button', { name: 'Sign in' }).click();

  await test.step('a wrong password is said in the frame, where it was typed', async () => {
    await typeCredentials(frame, { ...credentialsOf('user'), password: 'wrong' });
    await expect(frame.getByRole('alert')).toContainText('Sign-in failed');
    await expect(frame.getByRole('textbox', { name: 'User name' })).toHaveValue(credentialsOf('user').name);
  });

  await test.step('the right one of a stranger shows the page no other height', async () => {
    const afterWrong = await heights();
    await typeCredentials(frame, credentialsOf('administrator'));
    await expect(frame.getByText(refusal)).toBeVisible();
    expect(await heights()).toEqual(afterWrong);
  });

  await frame.getByRole('button', { name: 'Sign in with another account' }).click();
  await typeCredentials(frame, credentialsOf('user'));
  await expect(frame.getByLabel('MTU')).toBeVisible();
});

// spec: embedding.submit, spec: session.scope.frame
test('a form is sent by who has touched it, leads nowhere else, and works in the project and for the page that may have it', async ({
  page,
  console,
  partner,
  request,
}) => {
  const frame = frameOf(page);
  const name = frame.getByRole('textbox', { name: 'Name', exact: true });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/networks/add`);
  await expect(news(page)).toContainText('The form is ready');

  await test.step('a page cannot send a form that nobody has touched', async () => {
    const answers = told(page, 'storage');
    await expect(answers).toHaveCount(1);
    await act(page, 'submit');
    // Heard after the first wish, and answered.
    await act(page, 'requestStorageAccess');
    await expect(answers).toHaveCount(2);
    // To look into the frame is to touch it, as far as the browser can tell: not before here.
    await expect(frame.getByText('1 field needs attention')).toHaveCount(0);
    await name.click();
    await act(page, 'submit');
    await expect(frame.getByText('1 field needs attention').first()).toBeVisible();
  });

  await test.step('steps are kept in the frame’s history', async () => {
    const heading = (step: string) => frame.getByRole('heading', { level: 2, name: step });
    await name.fill('branch-lan');
    // The page's own button is the form's next step.
    await act(page, 'submit');
    await expect(heading('IPv4 subnet')).toBeFocused();
    await expect(heading('Network')).toHaveCount(0);
    await page.evaluate(() => history.back());
    await expect(heading('Network')).toBeVisible();
    await expect(name).toHaveValue('branch-lan');
    await expect(page).toHaveURL(`${partner}/networks/add`);
  });

  await test.step('an address below /iframe that is no form leads a frame nowhere', async () => {
    await page.evaluate(
      (address) => {
        const stray = document.createElement('iframe');
        stray.id = 'stray';
        stray.src = address;
        document.body.append(stray);
      },
      `${console}/iframe/no-such-form?host=${encodeURIComponent(partner)}`,
    );
    const stray = page.frameLocator('#stray');
    await expect(stray.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await stray.getByRole('button', { name: 'Go to start page' }).click();
    await expect(stray.getByRole('button')).toHaveCount(0);
    await expect(stray.getByRole('link')).toHaveCount(0);
    await expect(stray.locator('body')).toHaveText('');
  });

  await test.step('a form works in exactly the project that its page names, or says that it cannot', async () => {
    const failed = told(page, 'failed');
    for (const [project, said, why] of [
      ['storefront', 'not-found (404)', 'You do not have access to this project.'],
      ['sandbox-2024', 'disabled (403)', 'This project is disabled.'],
    ] as const) {
      await showForm(page, 'router-add', { 'project-id': demoProjectId(project) });
      await expect(failed).toHaveText([`Failed: ${said}`]);
      await expect(frame.getByText(why)).toBeVisible();
      await expect(frame.getByRole('form')).toHaveCount(0);
    }
  });

  await test.step('a page that is taken off the list is refused at its next step, and what was typed is not sent', async () => {
    await wish(page, 'project-id', null);
    await expect(told(page, 'ready')).toHaveCount(1);
    await name.fill('too-late');
    await removePartner(request);
    await frame.getByRole('button', { name: 'Create router' }).click();
    await expect(frame.getByText('This page is not allowed to show this form')).toBeVisible();
    await expect(news(page)).toContainText('Failed: denied (403)');
    await expect(news(page)).not.toContainText('Created');
  });
});

// spec: embedding.ending
test('a session that somebody ends is told as ended, one that runs out as that, and what was typed waits for its person', async ({
  page,
  console,
  partner,
  platform,
}) => {
  const sessions = told(page, 'session');
  const frame = frameOf(page);
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto(`${partner}/routers/add`);
  await expect(sessions).toHaveText(['Session: signed-in']);

  await test.step('a page of version 0 hears its bare messages, from the console alone', async () => {
    await page.evaluate(
      (src) => {
        const bare: unknown[] = [];
        Object.assign(window, { bare });
        const old = document.createElement('iframe');
        addEventListener('message', ({ data, origin, source }) => {
          if (source === old.contentWindow && typeof data === 'string') bare.push(`${data} from ${origin}`);
        });
        old.src = src;
        document.body.append(old);
      },
      `${console}/iframe/networks/add?host=${encodeURIComponent(partner)}`,
    );
    const bare = () => page.evaluate(() => (window as unknown as { bare: unknown[] }).bare);
    await expect.poll(bare).toEqual([`init from ${console}`, `success from ${console}`]);
    // Signed out elsewhere: the live link tells the frame, and the frame the page.
    const answer = await page.request.post('/api/v2/logout', { headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    await expect.poll(bare).toEqual([`init from ${console}`, `success from ${console}`, `logout from ${console}`]);
  });
  await expect(sessions).toHaveText(['Session: signed-out', 'Session: signed-in']);

  await signIn(page, 'user', { project: 'payments-prod' });
  await showForm(page, 'router-add');
  await expect(sessions).toHaveText(['Session: signed-in']);
  const name = frame.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('waiting-router');
  await platform.advance(HOUR + 60_000);
  await expect(sessions).toHaveText(['Session: expired', 'Session: signed-in']);
  const again = frame.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toHaveAccessibleDescription('Your session has ended.');
  await expect(name).toBeHidden();
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await typeCredentials(frame, credentialsOf('user'));
  await expect(again).toHaveCount(0);
  await expect(name).toHaveValue('waiting-router');
  await expect(sessions).toHaveText(['Session: signed-in', 'Session: expired', 'Session: signed-in']);
  await expect(told(page, 'ready')).toHaveCount(1);
  await frame.getByRole('button', { name: 'Create router' }).click();
  await expect(news(page)).toContainText(/Created: router/);
});
