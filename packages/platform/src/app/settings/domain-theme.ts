import {
  type DomainTheme,
  GENERAL_THEME_KEY,
  type PictureKind,
  pictureKinds,
  readDomainTheme,
  type Theme,
  THEME_KEY,
  themePicturePath,
} from '@skydeck/contract';
import type { DomainDocument } from '../../identity/accounts/documents.ts';
import { findPicture } from '../domain-properties/pictures/pictures.ts';
import { mayRead, type Reader } from '../domain-properties/reader.ts';
import { findRow, valueOf } from '../domain-properties/stored.ts';
import type { Tx } from '../../store/store.ts';
import { type Brand, type Brands, sheetAt, themeAt } from './themes.ts';

/** What the theme is for: addresses are under the console's, and some domains show theirs only to their own. */
export interface ThemeView {
  readonly reader: Reader;
  readonly basePath: string;
  /** As if the domain said nothing. */
  readonly brandOnly: boolean;
}

export interface ThemeSources {
  readonly brands: Brands;
  /** The operator's, over those of every brand. */
  readonly links: Partial<Theme['links']> | undefined;
}

/**
 * The one answer to how a domain looks: what it says itself, over what the operator says, over its brand. null: no domain,
 * or none that is there.
 */
export async function themeOfDomain(
  tx: Tx,
  { brands, links }: ThemeSources,
  domain: DomainDocument | null,
  { reader, basePath, brandOnly }: ThemeView,
): Promise<Theme> {
  const brand = themeAt(brandOf(brands, domain), basePath);
  const base = { ...brand, links: { ...brand.links, ...links } };
  if (!domain || brandOnly) return base;
  const stored = await readTheme(tx, domain.id, reader);
  const pictures = await readPictures(tx, domain.id, stored.pictures, basePath);
  return {
    ...base,
    ...(stored.colorScheme !== undefined && schemeNamed(brands, stored.colorScheme, basePath)),
    ...(stored.productTitle !== undefined && { productTitle: stored.productTitle }),
    ...(stored.productName !== undefined && { productName: stored.productName }),
    links: { ...base.links, ...stored.links },
    ...pictures,
    ...(pictures.loginLogo !== undefined && { ownLoginLogo: true }),
  };
}

const brandOf = (brands: Brands, domain: DomainDocument | null): Brand =>
  brands.all.get(domain?.theme ?? '') ?? brands.own;

async function readTheme(tx: Tx, domainId: string, reader: Reader): Promise<DomainTheme> {
  const read = async (key: string): Promise<unknown> => {
    const row = await findRow(tx, domainId, key);
    return row && mayRead(reader, row) ? valueOf(row) : null;
  };
  return readDomainTheme(await read(THEME_KEY), await read(GENERAL_THEME_KEY));
}

/** A scheme is the console's, or that of a brand which has a sheet of its own; then the sheet comes with it. */
function schemeNamed(brands: Brands, name: string, basePath: string): Pick<Theme, 'colorScheme' | 'colorSchemeSheet'> {
  const owner = [...brands.all.values()].find(({ theme }) => theme.scheme === name && theme.schemeSheet !== undefined);
  return { colorScheme: name, colorSchemeSheet: owner && sheetAt(owner, basePath) };
}

/** Only pictures that are the domain's own, and of their kind; what names another one names none. */
async function readPictures(
  tx: Tx,
  domainId: string,
  named: DomainTheme['pictures'],
  basePath: string,
): Promise<Partial<Record<PictureKind, string>>> {
  const found: Partial<Record<PictureKind, string>> = {};
  for (const kind of pictureKinds) {
    const name = named[kind];
    const row = name === undefined ? null : await findPicture(tx, name);
    if (row?.domain_id === domainId && row.kind === kind) found[kind] = `${basePath}${themePicturePath(row.name)}`;
  }
  return found;
}
