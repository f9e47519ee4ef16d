import type { Source } from '../repository.ts';
import { findings } from './lines.ts';

/** A family that each machine fills with a font of its own, where a style uses it: the picture would be that machine's. */
const genericFamily =
  /(?<![\w-])font(?:-family)?\s*:[^;{}"]*?(?<![\w-])(?:(?:ui-)?monospace|(?:ui-)?sans-serif|(?:ui-)?serif|ui-rounded|system-ui|cursive|fantasy|math)(?![\w-])/g;

/** What a browser shows in its own monospace font, unless a style says otherwise. */
const ofBrowser = ['code', 'kbd', 'pre', 'samp', 'tt'] as const;

/** The elements of those that a style sheet gives a font by a token. */
const styledIn = (sheet: string): ReadonlySet<string> => {
  const rules = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const selectors = [...rules].flatMap(([, selector = '', body = '']) =>
    /(?<![\w-])font(?:-family)?\s*:\s*(?:inherit|var\(--sky-)/.test(body) ? [selector] : [],
  );
  return new Set(
    ofBrowser.filter((tag) => selectors.some((selector) => new RegExp(`(?<![\\w.#-])${tag}(?![\\w-])`).test(selector))),
  );
};

const styleOf = ({ path, text }: Source) =>
  path.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');

/** Where a demo, or the sheet of all demos, shows letters in whatever font the machine happens to have. */
export function machineFonts(source: Source, sheet = ''): string[] {
  const styled = new Set([...styledIn(styleOf(source)), ...styledIn(sheet)]);
  const bare = ofBrowser.filter((tag) => !styled.has(tag));
  const elements = bare.flatMap((tag) => findings(source, new RegExp(`<${tag}(?=[\\s>])[^>]*>`, 'g')));
  return [...findings(source, genericFamily), ...elements];
}
