import { type FieldProblem, problem } from '../errors.ts';
import { isPictureName, type PictureKind, pictureKinds } from './pictures.ts';

/** The keys under which a domain keeps its theme (spec: theme.domain). */
export const THEME_KEY = 'theme';
export const GENERAL_THEME_KEY = 'GeneralTheme';

export const themeLinkNames = ['documentation', 'support', 'contact', 'terms', 'product', 'iso'] as const;
export type ThemeLinkName = (typeof themeLinkNames)[number];

/** What a domain says of its looks; what it does not say is the brand's. */
export interface DomainTheme {
  readonly colorScheme?: string;
  readonly productTitle?: string;
  readonly productName?: string;
  readonly links: Readonly<Partial<Record<ThemeLinkName, string>>>;
  /** Names of pictures that were taken in. */
  readonly pictures: Readonly<Partial<Record<PictureKind, string>>>;
}

export const noTheme: DomainTheme = { links: {}, pictures: {} };

const LONGEST_NAME = 60;
const LONGEST_LINK = 500;
const schemeShape = /^[a-z][a-z0-9-]{0,31}$/;

export const isSchemeWord = (text: string): boolean => schemeShape.test(text);

/** Titles stand in one line of a header; an empty one is the brand's. */
export function whyNotThemeName(text: string): FieldProblem | null {
  if (text.trim().length > LONGEST_NAME)
    return problem('text_too_long', `At most ${LONGEST_NAME} characters`, { limit: LONGEST_NAME });
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)
    ? problem('text_invisible', 'It contains invisible characters')
    : null;
}

/** A person presses it on the login page, so it can only lead to a web page or into the post. An empty one is the brand's. */
export function whyNotThemeLink(text: string): FieldProblem | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const wrong = problem('link_invalid', 'Not an address that begins with https://, http:// or mailto:');
  if (trimmed.length > LONGEST_LINK || !/^(?:https?:\/\/|mailto:)[^\s\p{Cc}]+$/iu.test(trimmed)) return wrong;
  if (!URL.canParse(trimmed)) return wrong;
  const { username, password } = new URL(trimmed);
  return username || password ? wrong : null;
}

/** Reads both properties, whoever wrote them: what is not as it must be counts as not said. */
export function readDomainTheme(theme: unknown, general: unknown): DomainTheme {
  const scheme = textIn(fieldsOf(theme), 'colorScheme');
  const said = fieldsOf(general);
  const title = readName(said, 'productTitle');
  const name = readName(said, 'productName');
  return {
    ...(scheme !== '' && isSchemeWord(scheme) && { colorScheme: scheme }),
    ...(title !== '' && { productTitle: title }),
    ...(name !== '' && { productName: name }),
    links: pick(themeLinkNames, (link) => {
      const text = textIn(fieldsOf(said['links']), link);
      return whyNotThemeLink(text) === null ? text : '';
    }),
    pictures: pick(pictureKinds, (kind) => {
      const text = textIn(said, kind);
      return isPictureName(text) ? text : '';
    }),
  };
}

/** What goes under the two keys. */
export const writeDomainTheme = ({ colorScheme, productTitle, productName, links, pictures }: DomainTheme) => ({
  [THEME_KEY]: { ...(colorScheme !== undefined && { colorScheme }) },
  [GENERAL_THEME_KEY]: {
    ...(productTitle !== undefined && { productTitle }),
    ...(productName !== undefined && { productName }),
    ...(Object.keys(links).length > 0 && { links }),
    ...pictures,
  },
});

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

function textIn(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : '';
  return typeof value === 'string' ? value.trim() : '';
}

function readName(fields: Fields, name: string): string {
  const text = textIn(fields, name);
  return whyNotThemeName(text) === null ? text : '';
}

/** The entries that are not empty. */
const pick = <Name extends string>(
  names: readonly Name[],
  read: (name: Name) => string,
): Partial<Record<Name, string>> =>
  Object.fromEntries(names.flatMap((name) => (read(name) === '' ? [] : [[name, read(name)]]))) as Partial<
    Record<Name, string>
  >;
