import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

// Axe in the page itself, fetched into each document once. `AxeBuilder` sends its half megabyte twice for each question and
// opens a page of its own for the answer: 3.4 s a question where this takes 0.2 to 0.5.

const { source } = axe;

/** What the guide asks for: zero of these, in every scheme and mode. */
const all = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** Axe leaves it out if it is not asked for: what is written on a control is in its name (WCAG 2.5.3). */
const rules = { 'label-content-name-mismatch': { enabled: true } };
/** The rules that look at colours. All others find the same in every scheme and mode. */
const ofColours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * The menu of the sections. The canvas below it is painted by a pseudo element of the shell, which axe does not see: it
 * takes the chrome for what is behind. Its colours are held to each other where they are made, in packages/tokens/test.
 */
const misjudged = ['nav:has(h2)'];

interface Axe {
  run(
    what: object,
    options: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly target: readonly (string | readonly string[])[] }[];
    }[];
  }>;
}

async function ask(place: Page | Frame, options: object, except: readonly string[] = []): Promise<string[]> {
  if (!(await place.evaluate(() => 'axe' in globalThis))) await place.evaluate(source);
  return place.evaluate(
    async (asked) => {
      const inPage = (globalThis as unknown as { axe: Axe }).axe;
      const what = { include: [document], exclude: asked.except };
      // Of what axe reads beforehand, the style sheets are for rules that are not asked: it would parse each of a page again.
      const preload = { assets: ['media'] };
      const { violations } = await inPage.run(what, { ...asked.options, resultTypes: ['violations'], preload });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} at ${target.flat().join(' ')}`),
      );
    },
    { options, except },
  );
}

/**
 * What axe finds, best practices among it, as a list a person can read: rule, what is wrong, and where. `except`: selectors
 * of what shows something wrong on purpose.
 */
export const problemsOf = (page: Page, { except = [] }: { except?: readonly string[] } = {}): Promise<string[]> =>
  ask(page, { runOnly: all, rules }, except);

/** The same, of what a frame shows, which is a document with landmarks of its own. */
export const problemsInFrame = (frame: Frame): Promise<string[]> => ask(frame, { runOnly: all, rules });

/** The same, of what another scheme or mode can change. */
export const colourProblemsOf = (page: Page, { except = [] }: { except?: readonly string[] } = {}): Promise<string[]> =>
  ask(page, { runOnly: ofColours }, [...misjudged, ...except]);
