import {
  type DomainTheme,
  type FieldProblem,
  type FieldProblems,
  isPictureName,
  type PictureKind,
  pictureKinds,
  type Theme,
  type ThemeLinkName,
  themeLinkNames,
  themePicturePath,
  whyNotThemeLink,
  whyNotThemeName,
} from '@skydeck/contract';
import { object, string } from 'superstruct';
import { formModel } from '../../../kit/form/model.ts';

/** Everywhere '' is what the brand has. */
export interface ThemeDraft {
  colorScheme: string;
  productTitle: string;
  productName: string;
  links: Record<ThemeLinkName, string>;
  /** Names of pictures that were taken in. */
  pictures: Record<PictureKind, string>;
}

const texts = <Name extends string>(names: readonly Name[], said: Readonly<Partial<Record<Name, string>>>) =>
  Object.fromEntries(names.map((name) => [name, said[name] ?? ''])) as Record<Name, string>;

const filled = <Name extends string>(values: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(values).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  ) as Partial<Record<Name, string>>;

const draftOf = ({
  colorScheme = '',
  productTitle = '',
  productName = '',
  links,
  pictures,
}: DomainTheme): ThemeDraft => ({
  colorScheme,
  productTitle,
  productName,
  links: texts(themeLinkNames, links),
  pictures: texts(pictureKinds, pictures),
});

/** The same rules as the server's, which reads nothing else (contract/domain-property). */
function check({ productTitle, productName, links }: ThemeDraft): FieldProblems {
  const found: readonly (readonly [string, FieldProblem | null])[] = [
    ['productTitle', whyNotThemeName(productTitle)],
    ['productName', whyNotThemeName(productName)],
    ...themeLinkNames.map((name) => [`links.${name}`, whyNotThemeLink(links[name])] as const),
  ];
  return Object.fromEntries(found.flatMap(([path, problem]) => (problem ? [[path, problem]] : [])));
}

export const themeForm = formModel<ThemeDraft, DomainTheme, DomainTheme>({
  shape: object({
    colorScheme: string(),
    productTitle: string(),
    productName: string(),
    links: object(Object.fromEntries(themeLinkNames.map((name) => [name, string()])) as never),
    pictures: object(Object.fromEntries(pictureKinds.map((kind) => [kind, string()])) as never),
  }) as never,
  check,
  blank: () => draftOf({ links: {}, pictures: {} }),
  from: draftOf,
  toBody: ({ links, pictures, ...plain }) => ({ ...filled(plain), links: filled(links), pictures: filled(pictures) }),
});

/** What the console looks like with the draft over the brand. `address` makes a path one of this console's. */
export function themeOfDraft(
  brand: Theme,
  { colorScheme, productTitle, productName, links, pictures }: ThemeDraft,
  address: (path: string) => string,
): Theme {
  const { colorSchemeSheet: _, ownLoginLogo: __, ...plain } = brand;
  const base = colorScheme === '' || colorScheme === brand.colorScheme ? brand : plain;
  const own = Object.entries(pictures).filter(([, name]) => isPictureName(name));
  return {
    ...base,
    ...filled({ colorScheme, productTitle, productName }),
    links: { ...brand.links, ...filled(links) },
    ...Object.fromEntries(own.map(([kind, name]) => [kind, address(themePicturePath(name))])),
    ...(isPictureName(pictures.loginLogo) && { ownLoginLogo: true }),
  };
}
