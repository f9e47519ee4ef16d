// What a theme package is made of. Pure: the theme lab of the catalogue runs it in a browser.
import { tidyLogo, tidyPicture, whyNotLogo, whyNotPicture } from './theme-picture.ts';

/** All of a brand that a package is made of. */
export interface NewTheme {
  /** Kebab-case: of the package, its folder and its scheme. */
  readonly name: string;
  /** As people read it. */
  readonly title: string;
  /** `#rrggbb` */
  readonly accent: string;
  /** Hue of the greys in degrees; null: no tint. */
  readonly neutral: number | null;
  /** The style sheet of its scheme. */
  readonly sheet: string;
  readonly pictures: Readonly<Record<PictureName, string>>;
}

/** SVG texts: the mark, mark and name, the browser's tab. */
export type PictureName = 'logo' | 'loginLogo' | 'favicon';

export const pictureFiles: Readonly<Record<PictureName, string>> = {
  logo: 'logo.svg',
  loginLogo: 'login-logo.svg',
  favicon: 'favicon.svg',
};

/** Names that are in use: of schemes, which would be worn instead, and of themes. */
export function whyNotName(name: string, taken: readonly string[]): string | null {
  if (name === '') return 'Give the theme a name in kebab-case, such as acme.';
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return `“${name}” is not kebab-case, such as acme.`;
  if (name.length > 40) return `“${name}” is too long: a name has at most 40 letters.`;
  return taken.includes(name) ? `“${name}” is taken: a theme or a scheme has this name.` : null;
}

export function whyNotTitle(title: string): string | null {
  if (title.trim() === '') return 'Give the product a title, such as Acme Cloud.';
  if (/\p{Cc}/u.test(title)) return 'A title is one line.';
  return title.length > 60 ? 'A title has at most 60 letters.' : null;
}

export function whyNotHue(hue: number | null): string | null {
  if (hue === null || (hue >= 0 && hue <= 360)) return null;
  return 'The neutral tint is a hue from 0 to 360 degrees, or none.';
}

/** `failing` are the pairs as a scheme's error says them; `nearest` is the accent that would pass. */
export function whyNotAccent(accent: string, failing: readonly string[], nearest: string | null): string | null {
  if (failing.length === 0) return null;
  const advice =
    nearest === null ? 'No other lightness of it would do.' : `The nearest accent that passes is ${nearest}.`;
  return `${accent} cannot be the accent: ${failing.join('; ')}. ${advice}`;
}

/** What is wrong with one of the pictures, as the end of a sentence that begins with its name. */
export const whyNotPictureOf = (name: PictureName, svg: string): string | null =>
  name === 'logo' ? whyNotLogo(svg) : whyNotPicture(svg);

/** The files of the package, by their names in its folder, formatted. For inputs that nothing is said against. */
export function themeFiles(theme: NewTheme): Record<string, string> {
  const { logo, loginLogo, favicon } = theme.pictures;
  return {
    'package.json': json(manifest(theme)),
    'theme.json': json(description(theme)),
    'index.js': moduleText,
    'index.d.ts': typesText(theme),
    'scheme.css': sheetText(theme),
    'stylesheet.d.ts': stylesheetTypes,
    'README.md': readmeText(theme),
    [pictureFiles.favicon]: tidyPicture(favicon),
    [pictureFiles.logo]: tidyLogo(logo),
    [pictureFiles.loginLogo]: tidyPicture(loginLogo),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function manifest({ name, title }: NewTheme) {
  const files = ['theme.json', ...Object.values(pictureFiles)];
  return {
    name: `@skydeck/theme-${name}`,
    version: '0.0.0',
    // A brand is not for everybody; who wants to publish it takes this line out.
    private: true,
    description: `The ${title} brand: names, logos, scheme, links`,
    keywords: ['theme', 'brand', 'skydeck'],
    license: 'UNLICENSED',
    type: 'module',
    files: ['index.js', '*.d.ts', 'theme.json', '*.css', '*.svg'],
    sideEffects: ['*.css'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './scheme.css': { types: './stylesheet.d.ts', default: './scheme.css' },
      ...Object.fromEntries(files.map((file) => [`./${file}`, `./${file}`])),
    },
    scripts: { test: 'node --test ../theme.test.ts' },
    dependencies: { '@skydeck/tokens': 'workspace:^' },
  };
}

function description({ name, title }: NewTheme) {
  return {
    productTitle: title,
    productName: title,
    scheme: name,
    schemeSheet: 'scheme.css',
    favicon: pictureFiles.favicon,
    logo: pictureFiles.logo,
    loginLogo: pictureFiles.loginLogo,
    limitedUse: false,
    links: {
      documentation: `https://docs.${name}.example/`,
      support: `https://support.${name}.example/`,
      contact: `https://${name}.example/contact`,
      terms: `https://${name}.example/terms`,
      product: `https://${name}.example/`,
    },
  };
}

const moduleText = `import theme from './theme.json' with { type: 'json' };

// Spelt out, because a bundler finds an asset only where it can read its name.
export default {
  ...theme,
  schemeSheet: new URL('./scheme.css', import.meta.url).href,
  favicon: new URL('./favicon.svg', import.meta.url).href,
  logo: new URL('./logo.svg', import.meta.url).href,
  loginLogo: new URL('./login-logo.svg', import.meta.url).href,
};
`;

const typesText = ({ name }: NewTheme): string => `import type { Theme } from '@skydeck/tokens';

/** The brand ${name}; its pictures and its sheet as URLs. */
declare const theme: Theme;
export default theme;
`;

const stylesheetTypes = `// What a style sheet exports to TypeScript: nothing, but importing it is no error.
export {};
`;

const readmeText = ({ name }: NewTheme): string => `# @skydeck/theme-${name}

This package has the brand ${name}: names, colour scheme, pictures and links, as an object of the type \`Theme\` of
\`@skydeck/tokens\`. The console selects it by its folder: \`SKYDECK_THEME=${name} npm start\`. Your own page uses it so:

\`\`\`js
import theme from '@skydeck/theme-${name}';
import '@skydeck/tokens/scales.css';
import '@skydeck/tokens/schemes/skydeck.css';
import '@skydeck/theme-${name}/scheme.css';

document.documentElement.dataset.scheme = theme.scheme; // '${name}'
document.title = theme.productTitle;
\`\`\`
`;

const sheetText = ({ name, accent, neutral, sheet }: NewTheme): string =>
  `/* Made by: new-theme ${name} --accent '${accent}' --neutral ${neutral ?? 'none'} */\n${sheet}`;
