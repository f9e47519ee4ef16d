import 'axe-core/axe.min.js';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from '@open-wc/testing';

declare global {
  interface Window {
    axe: { run(context: Element | Document, options: RunOptions): Promise<AxeResults> };
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

/** What axe finds wrong, a line each: by every rule but those of `skip`, or by those of `only`. */
export async function findings(
  subject: Element | Document,
  { skip = [], only }: { skip?: readonly string[]; only?: string[] },
): Promise<string[]> {
  const { axe } = subject instanceof Element ? window : (subject.defaultView ?? window);
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
  Object.assign(page.documentElement, { dir, lang });
  await useScheme(page, scheme);
  await ownScript(page, '/packages/elements/node_modules/axe-core/axe.min.js');
  await settled(page);
  return page;
}

/** What elements do when they see their size is done: a size is told between two frames. */
async function measured(page: Document): Promise<void> {
  const view = page.defaultView ?? window;
  for (let frames = 0; frames < 2; frames += 1) await new Promise((goOn) => view.requestAnimationFrame(goOn));
  await settled(page);
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

function arrival(page: Document, element: HTMLElement): Promise<unknown> {
  const arrived = new Promise((resolve, reject) => {
    element.addEventListener('load', resolve, { once: true });
    element.addEventListener('error', reject, { once: true });
  });
  page.head.append(element);
  return arrived;
}
