import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';

// A form of the console in the page of a partner, which is of another origin, and what that page hears of it.

export const frameOf = (page: Page): FrameLocator => page.frameLocator('#place iframe');

/** What the page has heard, the newest first. */
export const news = (page: Page): Locator => page.locator('#news');
export const told = (page: Page, event: string): Locator => news(page).locator(`[data-event="sky-${event}"]`);

/** The element in the partner's page. */
const elementOf = (page: Page): Locator => page.locator('#place > *');

/** The page shows another form in the same place, and begins its news anew: it is not loaded again. */
export const showForm = (page: Page, name: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> =>
  page.locator('#place').evaluate(
    (place, { tag, wishes }) => {
      const form = document.createElement(tag);
      const own = { 'console-origin': document.documentElement.dataset['console'] ?? '', scheme: 'terrane', ...wishes };
      for (const [attribute, value] of Object.entries(own)) form.setAttribute(attribute, value);
      document.querySelector('#news')?.replaceChildren();
      place.replaceChildren(form);
    },
    { tag: `sky-${name}`, wishes: attributes },
  );

/** The page wishes for something else; null: for nothing any more. */
export const wish = (page: Page, attribute: string, value: string | null): Promise<void> =>
  elementOf(page).evaluate(
    (element, [name, to]) => (to === null ? element.removeAttribute(name) : element.setAttribute(name, to)),
    [attribute, value] as const,
  );

interface FormElement extends HTMLElement {
  submit(): void;
  cancel(): void;
  reload(): void;
  requestStorageAccess(): void;
}
/** What the page's own script can do to the form. */
export const act = (page: Page, what: 'submit' | 'cancel' | 'reload' | 'requestStorageAccess'): Promise<void> =>
  elementOf(page).evaluate((element, name) => (element as FormElement)[name](), what);

/** The document in the frame. */
export async function contentOf(page: Page): Promise<Frame> {
  const element = await page.locator('#place iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  return frame;
}

interface Credentials {
  readonly name: string;
  readonly password: string;
  readonly domain?: string;
}

/** Types a name and a password where they are asked for, in the frame or in its window; a domain, unless it is known there. */
export async function typeCredentials(
  place: FrameLocator | Page,
  { name, password, domain }: Credentials,
): Promise<void> {
  if (domain !== undefined) await place.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await place.getByRole('textbox', { name: 'User name' }).fill(name);
  await place.getByRole('textbox', { name: 'Password' }).fill(password);
  await place.getByRole('button', { name: 'Sign in' }).click();
}

/** One step on, in a form that has steps. */
export async function next(frame: FrameLocator, step: string): Promise<void> {
  await frame.getByRole('button', { name: `Next: ${step}` }).click();
  await expect(frame.getByRole('heading', { level: 2, name: step })).toBeFocused();
  await expectFits(frame);
}

/** The page has made the frame as high as its form: what is pressed earlier may move away below the pointer. */
export async function expectFits(frame: FrameLocator): Promise<void> {
  await expect.poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
}
