import { readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Theme } from '@skydeck/contract';
import { assert, type Infer, string, type } from 'superstruct';

/** A theme package's own file: the wire's theme, but pictures are names beside it and the scheme is named `scheme`. */
const { colorScheme: _, ...shared } = Theme.schema;
const ThemeJson = type({ ...shared, scheme: string() });

export interface Brand {
  /** The folder's name: `skydeck`. */
  readonly name: string;
  readonly theme: Infer<typeof ThemeJson>;
  readonly files: ReadonlyMap<string, ThemeFile>;
}

export interface ThemeFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

/** Reads every `<folder>/<brand>/theme.json` and the pictures it names. Throws when one is not whole. */
export function readThemes(folder: string): ReadonlyMap<string, Brand> {
  const brands = new Map<string, Brand>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name, 'theme.json');
    const text = entry.isDirectory() ? readIfThere(file) : null;
    if (text === null) continue;
    const theme: unknown = JSON.parse(text);
    assert(theme, ThemeJson);
    const pictures = [theme.favicon, theme.logo, theme.loginLogo].map((address) => basename(address));
    const files = new Map(pictures.map((name) => [name, readPicture(join(folder, entry.name, name))]));
    brands.set(entry.name, { name: entry.name, theme, files });
  }
  return brands;
}

function readPicture(file: string): ThemeFile {
  const mediaType = mediaTypes[extname(file)];
  if (mediaType === undefined) throw new Error(`'${basename(file)}' is not of a kind a theme may have`);
  return { mediaType, bytes: readFileSync(file) };
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The theme as it goes over the wire: pictures under the address the console is served from. */
export function themeAt({ name, theme }: Brand, basePath: string): Theme {
  const address = (picture: string) => `${basePath}/theme/${name}/${basename(picture)}`;
  const { productTitle, productName, scheme, limitedUse, links } = theme;
  return {
    productTitle,
    productName,
    colorScheme: scheme,
    limitedUse,
    links,
    favicon: address(theme.favicon),
    logo: address(theme.logo),
    loginLogo: address(theme.loginLogo),
  };
}
