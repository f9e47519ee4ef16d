import 'axe-core/axe.min.js';
import type { AxeResults, CheckResult, RunOptions } from 'axe-core';
import { expect } from '@open-wc/testing';

declare global {
  interface Window {
    /** Set by `demo-language.ts` in the page of a demo. */
    languageLoaded?: Promise<void>;
    axe: { run(context: Element | Document | Element[], options: RunOptions): Promise<AxeResults> };
  }
}

/** Rules for whole pages, which an element alone, or its demo, is not. Each one by name, never a category. */
const notForParts = ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass'];

/** Fails with one line for each thing that axe finds wrong. Looks through shadow roots. */
export async function expectAccessible(subject: Element | Document, skip: readonly string[] = []): Promise<void> {
  await measured(subject instanceof Element ? document : subject);
  const problems = await findings(subject, { skip });
  expect(problems, problems.join('\n')).to.deep.equal([]);
}

/** What axe finds wrong, a line each: by every rule but those of `skip`, or in these places by those of `only`. */
export async function findings(
  subject: Element | Document | Element[],
  { skip = [], only }: { skip?: readonly string[]; only?: string[] },
): Promise<string[]> {
  const { axe } = windowOf(subject);
  const off = [...notForParts, ...skip].map((rule) => [rule, { enabled: false }]);
  const { violations } = await axe.run(subject, {
    resultTypes: ['violations'],
    ...(only ? { runOnly: only, preload: false } : { rules: Object.fromEntries(off) }),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any }) => `${id}: ${help} at ${String(target)} ${any.map(({ message }) => message).join('; ')}`,
    ),
  );
}

/** A demo's page has an axe of its own. */
function windowOf(subject: Element | Document | Element[]): Window {
  const [first] = Array.isArray(subject) ? subject : [subject];
  const page = first && 'defaultView' in first ? first : first?.ownerDocument;
  return page?.defaultView ?? window;
}

/** Each place that these rules have an answer for, with the colours that the answer was made of. */
export async function colourResults(page: Document, rules: string[]): Promise<{ element: Element; pair: string }[]> {
  const { axe } = windowOf(page);
  const { passes, violations } = await axe.run(page, { runOnly: rules, preload: false, elementRef: true });
  return [...passes, ...violations].flatMap(({ id, nodes }) =>
    nodes.map(({ element, any }) => ({ element: element!, pair: `${id} ${pairOf(element!, any)}` })),
  );
}

/** A link in a text is held against that text, and its colours are told of only where they are too much alike. */
function pairOf(element: Element, checks: CheckResult[]): string {
  const [told] = checks.map(({ data }) => data as Partial<Record<string, unknown>> | null);
  if (told?.['fgColor']) return `${told['fgColor']} ${told['bgColor']} ${told['expectedContrastRatio']}`;
  const around = [element, element.parentElement ?? (element.getRootNode() as ShadowRoot).host];
  return around.map((one) => getComputedStyle(one).color).join(' ');
}

export interface Surroundings {
  mode?: 'light' | 'dark';
  scheme?: string;
  dir?: 'ltr' | 'rtl';
  lang?: string;
}

/** Opens a demo page in a frame as large as a small window, in the given surroundings, with every element rendered. */
export async function openDemo(
  path: string,
  { mode = 'light', scheme = 'skydeck', dir = 'ltr', lang = 'en' }: Surroundings,
): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.title = path;
  frame.style.cssText = 'inline-size: 1024px; block-size: 768px; border: 0';
  frame.src = path;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument!;
  Object.assign(page.documentElement.dataset, { mode, scheme });
  await speak(page, { dir, lang });
  await useScheme(page, scheme);
  await ownScript(page, '/packages/elements/node_modules/axe-core/axe.min.js');
  await settled(page);
  return page;
}

/** Gives a demo page a direction and a language, before it is used or in the middle of it. */
export async function speak(
  page: Document,
  { dir, lang }: Required<Pick<Surroundings, 'dir' | 'lang'>>,
): Promise<void> {
  Object.assign(page.documentElement, { dir, lang });
  // The query makes it a module of its own for each language.
  await ownModule(page, `/packages/elements/test/demo-language.ts?${lang}`);
  await page.defaultView!.languageLoaded;
  await settled(page);
}

/** How many frames a page has to come to rest. What grows without end, such as a bar that waits, never does. */
const mostFrames = 60;

/**
 * Resolves when the layout has been the same for three frames. An element hears of its size between two frames, and what it
 * folds then gives it another size: a row that folds needs four.
 */
async function measured(page: Document): Promise<void> {
  const view = page.defaultView ?? window;
  await page.fonts.ready;
  let before = '';
  for (let frames = 0, unchanged = 0; unchanged < 3 && frames < mostFrames; frames += 1) {
    await new Promise((goOn) => view.requestAnimationFrame(goOn));
    await settled(page);
    const layout = layoutOf(page);
    unchanged = layout === before ? unchanged + 1 : 0;
    before = layout;
  }
}

/** The sizes and the visibility of everything on a page, through shadow roots. What moves by `transform` is not in it. */
function layoutOf(root: Document | ShadowRoot): string {
  return [...root.querySelectorAll<HTMLElement>('*')]
    .map((element) => {
      const own = `${element.offsetWidth} ${element.offsetHeight} ${getComputedStyle(element).visibility}`;
      return element.shadowRoot ? `${own}\n${layoutOf(element.shadowRoot)}` : own;
    })
    .join('\n');
}

/** Every element on the page has rendered, and nothing is under way that changes its colours. */
export async function settled(root: Document | ShadowRoot): Promise<void> {
  for (const element of root.querySelectorAll<HTMLElement & { updateComplete?: Promise<unknown> }>('*')) {
    await element.updateComplete;
    if (element.shadowRoot) await settled(element.shadowRoot);
  }
  const finite = root.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of finite) if (isSkipped(animation)) animation.finish();
  await Promise.allSettled(finite.map((animation) => animation.finished));
}

/** Time stands still, in Firefox, for what `content-visibility` keeps from being drawn. */
function isSkipped({ effect }: Animation): boolean {
  // Not `instanceof`: a demo's page has classes of its own.
  const { target } = effect as KeyframeEffect;
  return target !== null && !target.checkVisibility({ contentVisibilityAuto: true });
}

/** Gives a page the colours of a scheme, to be put on by `data-scheme`. */
export function useScheme(page: Document, scheme: string): Promise<unknown> {
  return ownStylesheet(page, `/packages/tokens/dist/schemes/${scheme}.css`);
}

function ownStylesheet(page: Document, href: string): Promise<unknown> {
  const link = Object.assign(page.createElement('link'), { rel: 'stylesheet', href });
  return arrival(page, link);
}

function ownScript(page: Document, src: string): Promise<unknown> {
  return arrival(page, Object.assign(page.createElement('script'), { src }));
}

function ownModule(page: Document, src: string): Promise<unknown> {
  return arrival(page, Object.assign(page.createElement('script'), { type: 'module', src }));
}

function arrival(page: Document, element: HTMLElement): Promise<unknown> {
  const arrived = new Promise((resolve, reject) => {
    element.addEventListener('load', resolve, { once: true });
    element.addEventListener('error', reject, { once: true });
  });
  page.head.append(element);
  return arrived;
}
