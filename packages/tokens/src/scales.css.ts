import { globalStyle } from '@vanilla-extract/css';
import { baseTokens, fontTokens } from './base-tokens.ts';
import { propertyName } from './naming.ts';
import { typeValues } from './type-roles.ts';

function properties(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [propertyName(name), value]));
}

const { 'font.sans': sans, ...fixedFonts } = fontTokens;

globalStyle(':root', {
  vars: properties(
    Object.fromEntries(Object.entries({ ...baseTokens, ...fixedFonts }).map(([name, [value]]) => [name, value])),
  ),
});

const inLanguage = (code: string): string => `:is(:root, [lang]):lang(${code})`;

// What is as in other scripts is declared on the same elements already.
const types = typeValues({ joined: false });
const joinedTypes = Object.entries(typeValues({ joined: true })).filter(
  ([name, value]) => value !== types[name as keyof typeof types],
);

// A custom property is resolved where it is declared, so the type roles are declared again at each
// element that names a language; a plain `:lang()` would declare them at each of its descendants.
globalStyle(':root, [lang]', {
  vars: properties({ 'font.sans': sans[0], ...types }),
});

globalStyle(inLanguage('ja'), { vars: { '--sky-font-sans': 'var(--sky-font-sans-ja)' } });
globalStyle(inLanguage('zh'), { vars: { '--sky-font-sans': 'var(--sky-font-sans-zh)' } });
globalStyle(inLanguage('ar'), {
  vars: properties({
    'font.sans': 'var(--sky-font-sans-ar)',
    ...Object.fromEntries(joinedTypes),
  }),
});
