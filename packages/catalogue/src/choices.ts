import { schemeNames } from '@skydeck/tokens';

/** What somebody looks at, and in what; the page's address has it. */
export interface Choices {
  readonly element: string;
  readonly scheme: string;
  readonly mode: 'light' | 'dark';
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

export const languages = ['en', 'ar', 'de', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'] as const;
export const schemes: readonly string[] = schemeNames;
export const modes = ['light', 'dark'] as const;
export const directions = ['ltr', 'rtl'] as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** What an address asks for; what it says wrongly is as if it had not said it. */
export function readChoices(query: string, elements: readonly string[]): Choices {
  const asked = new URLSearchParams(query);
  const lang = oneOf(languages, asked.get('lang'), 'en');
  return {
    element: oneOf(elements, asked.get('element'), elements[0] ?? ''),
    scheme: oneOf(schemes, asked.get('scheme'), 'skydeck'),
    mode: oneOf(modes, asked.get('mode'), 'light'),
    lang,
    dir: oneOf(directions, asked.get('dir'), lang === 'ar' ? 'rtl' : 'ltr'),
  };
}

export const writeChoices = (choices: Choices): string => `?${new URLSearchParams({ ...choices })}`;
