import { brandSchemeNames, schemeNames } from '@skydeck/tokens';
import {
  brandInputs,
  describePair,
  isReadable,
  type MeasuredPair,
  type MeasuredScheme,
  measureScheme,
  nearestAccent,
  schemeSheet,
} from '@skydeck/tokens/generator';
import {
  type PictureName,
  themeFiles,
  whyNotAccent,
  whyNotName,
  whyNotPictureOf,
  whyNotTitle,
} from '../../../scripts/scaffold/theme-files.ts';

/** What a person has said of the brand so far. */
export interface Brand {
  readonly name: string;
  readonly title: string;
  /** As it was typed: it may be no colour yet. */
  readonly accent: string;
  /** Hue in degrees; null: greys without a tint. */
  readonly neutral: number | null;
  /** SVG texts. */
  readonly pictures: Partial<Readonly<Record<PictureName, string>>>;
}

/** What follows from it. */
export interface Judgement {
  /** Null as long as the accent is no colour. */
  readonly measured: MeasuredScheme | null;
  readonly failing: readonly MeasuredPair[];
  /** The accent to take instead, where pairs fail. */
  readonly nearest: string | null;
  /** A sentence for each input that cannot stay as it is. */
  readonly faults: Readonly<Record<'name' | 'title' | 'accent' | PictureName, string | null>>;
  /** The package's files by their names, once nothing is said against it. */
  readonly files: Readonly<Record<string, string>> | null;
}

const pictureLabels: Readonly<Record<PictureName, string>> = {
  logo: 'The mark',
  loginLogo: 'The login logo',
  favicon: 'The favicon',
};

/** What the script `new-theme` says of the same inputs. */
export function judge(brand: Brand): Judgement {
  const measured = measure(brand);
  const failing = measured?.figures.filter((pair) => !isReadable(pair)) ?? [];
  const nearest = failing.length > 0 ? nearestAccent(brand) : null;
  const accentFault = measured
    ? whyNotAccent(brand.accent, failing.map(describePair), nearest)
    : 'Write the accent as #rrggbb.';
  const faults = {
    name: whyNotName(brand.name, [...schemeNames, ...brandSchemeNames]),
    title: whyNotTitle(brand.title),
    accent: accentFault,
    logo: pictureFault('logo', brand),
    loginLogo: pictureFault('loginLogo', brand),
    favicon: pictureFault('favicon', brand),
  };
  const isWhole = Object.values(faults).every((fault) => fault === null);
  return { measured, failing, nearest, faults, files: isWhole && measured ? filesOf(brand, measured) : null };
}

function measure({ accent, neutral }: Brand): MeasuredScheme | null {
  try {
    return measureScheme(brandInputs({ accent, neutral }));
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function pictureFault(name: PictureName, { pictures }: Brand): string | null {
  const svg = pictures[name];
  if (svg === undefined) return `${pictureLabels[name]} is missing.`;
  const fault = whyNotPictureOf(name, svg);
  return fault && `${pictureLabels[name]} ${fault}.`;
}

function filesOf({ name, title, neutral, pictures }: Brand, { scheme }: MeasuredScheme): Record<string, string> {
  const { logo = '', loginLogo = '', favicon = '' } = pictures;
  return themeFiles({
    name,
    title: title.trim(),
    accent: scheme.light['accent.solid'],
    neutral,
    sheet: schemeSheet(name, scheme),
    pictures: { logo, loginLogo, favicon },
  });
}
