import { goOn } from '../../../../../test/journeys/addresses.ts';
import { field, form, listNamed, picker, submit } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick, tabTo } from '../../../../../test/journeys/actions.ts';

// What every form in a panel does, shown with a router's: only a form's own fields and rules are tested beside its resource.
// How a refusal of the server reads is the error catalogue's (test/journeys/errors.e2e.ts).

test.use({ motion: true });

const { grid, row } = listNamed('Routers');

// spec: form.first-problem
test('by keyboard alone: problems stand beside their fields, the first has the focus, and the button that opened it has it again', async ({
  page,
}) => {
  const name = fresh('keys');
  const create = page.getByRole('button', { name: 'Create router' });
  const gateway = form(page).getByRole('switch', { name: 'External gateway' });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers');
  await expect(grid(page).getByRole('link').first()).toBeVisible();
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/compute/routers/add');
  await expect(field(page, 'Name')).toBeFocused();

  await test.step('what is missing is said, and the list of problems leads to each', async () => {
    await tabTo(page, gateway);
    await page.keyboard.press('Space');
    await tabTo(page, submit(page, 'Create router'));
    await page.keyboard.press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Required\./);
    await expect(picker(page, 'External network')).toHaveAccessibleDescription(/Required\./);
    await expect(form(page).getByText('2 fields need attention').first()).toBeVisible();
    await form(page).getByRole('button', { name: 'External network', exact: true }).press('Enter');
    await expect(picker(page, 'External network')).toBeFocused();
    await field(page, 'Name').fill(name);
    await expect(form(page).getByText('1 field needs attention').first()).toBeVisible();
  });

  await test.step('what the server refuses is said at its field, and keeps what was typed', async () => {
    await pick(page, 'External network', 'partner-link');
    await submit(page, 'Create router').press('Enter');
    await expect(picker(page, 'External network')).toHaveAccessibleDescription(/No free addresses left/);
    await expect(picker(page, 'External network')).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue(name);
  });

  await page.keyboard.press('Control+a');
  await page.keyboard.type('corp');
  // Until the server has answered, the list has what was found before.
  await expect(page.getByRole('option')).toHaveText([/corp-wan/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker(page, 'External network')).toHaveValue('corp-wan');
  await expect(picker(page, 'External network')).not.toHaveAccessibleDescription(/No free address/);
  await tabTo(page, submit(page, 'Create router'));
  await page.keyboard.press('Enter');
  await expect(row(page, name)).toContainText('corp-wan');
  // The list may hear of it before the panel, with its button of the same name, has left.
  await expect(form(page)).toBeHidden();
  await expect(create).toBeFocused();
});

// spec: form.leave, spec: form.code, spec: form.code.secret, spec: form.code.openstack
test('a form shows its request as code; who leaves with something written is asked, whichever way; who presses Enter again and again makes one', async ({
  page,
  context,
}) => {
  const name = fresh('once');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers?search=edge');
  // By keyboard: a mouse would rest on a button of the panel, and the first Escape would be that of the button's hint.
  const create = page.getByRole('button', { name: 'Create router' });
  const closing = Promise.withResolvers<void>();
  await page.route('**/quotas/**', async (route) => {
    await closing.promise;
    await route.continue();
  });
  await create.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.press('Escape');
  // What arrives while the panel leaves draws it once more, and does not open it again.
  closing.resolve();
  await expect(form(page), 'nothing was written').toHaveCount(0);
  await expect(page).toHaveURL('/compute/routers?search=edge');

  await create.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await test.step('its request as code follows what is typed, and never shows a token', async () => {
    const open = form(page).getByRole('button', { name: 'Code', exact: true });
    const code = form(page).getByRole('region', { name: 'This form as code' });
    await test.step('its drawer is opened and closed by keys, before the form is', async () => {
      await tabTo(page, open);
      await page.keyboard.press('Enter');
      await expect(code.getByRole('heading')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(code).toHaveCount(0);
      await expect(open).toBeFocused();
    });

    await open.click();
    await field(page, 'Name').fill("edge's");
    await expect(code).toContainText(`curl --fail-with-body --request POST`);
    await expect(code).toContainText(String.raw`"name": "edge'\''s"`);
    await expect(code).toContainText('Authorization: Bearer $SKYDECK_TOKEN');
    await expect(code.locator('.marked'), 'the line of the field that has the focus').toContainText('"name"');

    await code.getByText('Terraform / OpenTofu').click();
    await expect(code).toContainText('resource "openstack_networking_router_v2" "edge_s"');
    await expect(code).toContainText('This cloud does not offer the OpenStack API.');
    await code.getByText('OpenStack CLI').click();
    await expect(code).toContainText(`openstack router create 'edge'\\''s'`);
    await code.getByText('JSON', { exact: true }).click();
    await expect(code).toContainText('"external_gateway_info": null');

    await field(page, 'Name').fill('');
    await expect(code).toContainText('The form is incomplete.');
    await submit(page, 'Create router').click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Required\./);

    const secrets = (await context.cookies()).map(({ value }) => value);
    const shown = (await page.content()) + (await code.innerText());
    for (const secret of secrets.filter(({ length }) => length > 8)) expect(shown).not.toContain(secret);
    await form(page).getByRole('button', { name: 'Close the code' }).press('Enter');
    await expect(code).toHaveCount(0);
    // Off the buttons, whose hints the next Escape would close.
    await page.mouse.move(0, 0);
  });

  await field(page, 'Name').fill(name);
  for (const [leave, asked, stay] of [
    [() => page.keyboard.press('Escape'), 'Discard your changes?', 'Keep editing'],
    [() => submit(page, 'Cancel').click(), 'Discard your changes?', 'Keep editing'],
    [() => page.goBack(), 'Leave without saving?', 'Cancel'],
  ] as const) {
    const question = page.getByRole('alertdialog', { name: asked });
    await leave();
    await expect(question).toBeVisible();
    await expect(question).toHaveAccessibleDescription('Your entries in “Create router” will be lost.');
    await page.getByRole('button', { name: stay, exact: true }).last().click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/compute\/routers\/add/);
    await expect(field(page, 'Name')).toHaveValue(name);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL('/compute/routers?search=edge');

  await test.step('one, however often Enter is pressed', async () => {
    await goOn(page, '/compute/routers/add');
    await field(page, 'Name').fill(name);
    while ((await form(page).count()) > 0) await page.keyboard.press('Enter');
    await goOn(page, `/compute/routers?search=${name}`);
    await expect(row(page, name)).toHaveCount(1);
  });
});

test('a link of the list that is pressed while a panel closes is followed, whichever moment that is', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const browser = await page.context().newCDPSession(page);
  await page.goto('/compute/routers');
  // Frames after the panel has closed.
  for (const moment of [0, 1, 2, 3]) {
    await expect(row(page, 'edge-router')).toBeVisible();
    await page.keyboard.press('c');
    await field(page, 'Name').fill('never-made');
    await page.keyboard.press('Escape');
    // A busy browser takes its time from the closing to what it draws then: that is where presses were lost.
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.evaluate((frames) => {
      const press = () => document.querySelector<HTMLElement>('a[href*="/compute/routers/"]')?.click();
      const pressAfter = (left: number): unknown =>
        left === 0 ? press() : requestAnimationFrame(() => pressAfter(left - 1));
      const closed = (event: Event) => {
        if ((event.target as Element).localName !== 'sky-dialog') return;
        document.removeEventListener('sky-closed', closed, { capture: true });
        pressAfter(frames);
      };
      document.addEventListener('sky-closed', closed, { capture: true });
    }, moment);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page, `pressed ${moment} frames later`).toHaveURL(/compute\/routers\/[0-9a-f-]{36}$/);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('router');
    await page.goBack();
  }
});
