import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Theme } from '@skydeck/contract';
import { assert, type Infer, optional, string, type } from 'superstruct';

/** A theme package's own file: the wire's theme, but files are names beside it and the scheme is named `scheme`. */
const { colorScheme: _, colorSchemeSheet: __, ownLoginLogo: ___, ...shared } = Theme.schema;
const ThemeJson = type({ ...shared, scheme: string(), schemeSheet: optional(string()) });

export interface Brand {
  /** The folder's name: `skydeck`. */
  readonly name: string;
  readonly theme: Infer<typeof ThemeJson>;
  readonly files: ReadonlyMap<string, ThemeFile>;
}

export interface Brands {
  readonly all: ReadonlyMap<string, Brand>;
  /** Where a domain has none of its own. */
  readonly own: Brand;
}

export interface ThemeFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

const sheetTypes: Readonly<Record<string, string>> = { '.css': 'text/css; charset=utf-8' };
const pictureTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

/** Reads every `<folder>/<brand>/theme.json` and the files it names. Throws when one is not whole. */
export function readThemes(folder: string): ReadonlyMap<string, Brand> {
  const brands = new Map<string, Brand>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name, 'theme.json');
    const text = entry.isDirectory() ? readFileIfExists(file) : null;
    if (text === null) continue;
    const theme: unknown = JSON.parse(text);
    assert(theme, ThemeJson);
    brands.set(entry.name, { name: entry.name, theme, files: readFiles(join(folder, entry.name), theme) });
  }
  return brands;
}

function readFiles(folder: string, theme: Brand['theme']): Brand['files'] {
  const named = [theme.favicon, theme.logo, theme.loginLogo].map((file) => [file, pictureTypes] as const);
  if (theme.schemeSheet !== undefined) named.push([theme.schemeSheet, sheetTypes]);
  return new Map(
    named.map(([address, mediaTypes]) => {
      const name = basename(address);
      const mediaType = mediaTypes[extname(name)];
      if (mediaType === undefined) throw new Error(`'${name}' is not of a kind a theme may have`);
      return [name, { mediaType, bytes: readFileSync(join(folder, name)) }];
    }),
  );
}

function readFileIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const addressOf = ({ name }: Brand, file: string, basePath: string) => `${basePath}/theme/${name}/${basename(file)}`;

/** Where the sheet of a brand's own scheme is; undefined when it wears one of the console's. */
export function sheetAt(brand: Brand, basePath: string): string | undefined {
  const { schemeSheet } = brand.theme;
  return schemeSheet === undefined ? undefined : addressOf(brand, schemeSheet, basePath);
}

/** The theme as it goes over the wire: its files under the address the console is served from. */
export function themeAt(brand: Brand, basePath: string): Theme {
  const { productTitle, productName, scheme, limitedUse, links, ...pictures } = brand.theme;
  const sheet = sheetAt(brand, basePath);
  return {
    productTitle,
    productName,
    colorScheme: scheme,
    ...(sheet !== undefined && { colorSchemeSheet: sheet }),
    limitedUse,
    links,
    favicon: addressOf(brand, pictures.favicon, basePath),
    logo: addressOf(brand, pictures.logo, basePath),
    loginLogo: addressOf(brand, pictures.loginLogo, basePath),
  };
}
