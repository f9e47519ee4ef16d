import { array, boolean, type Infer, object, optional, string } from 'superstruct';
import { enums, ruled, size } from '../structs.ts';

/** The languages of the console, in the order in which Ctrl+L goes through them. */
export const languageTags = ['ar', 'de', 'en', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'] as const;
export type LanguageTag = (typeof languageTags)[number];

const LanguageTag = enums(languageTags);

const followed: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:']);

/** What a link may lead to: nothing that a browser would run. */
const Address = ruled(
  size(string(), 1, 2048),
  'address',
  'This is no address with https, http or mailto',
  (text) => URL.canParse(text) && followed.has(new URL(text).protocol),
);

/** Where the About window and the login page lead to; each replaces that of the brand. */
const Links = object({
  documentation: optional(Address),
  support: optional(Address),
  contact: optional(Address),
  terms: optional(Address),
  product: optional(Address),
  iso: optional(Address),
});

/**
 * What an operator's file may set (spec: data.operator-file). The list is closed: a key with a slip of the pen is
 * refused.
 */
export const ExternalConfig = ruled(
  object({
    /** Nobody is signed out for doing nothing. */
    disable_idle_timeout: optional(boolean()),
    /** Those that can be chosen; all when it is left out. */
    languages: optional(
      ruled(
        size(array(LanguageTag), 1, languageTags.length),
        'duplicate',
        'A language is listed twice',
        (all) => new Set(all).size === all.length,
      ),
    ),
    /** For a browser that speaks none of those offered; English when it is left out and offered, else the first of them. */
    default_language: optional(LanguageTag),
    links: optional(Links),
  }),
  'default_not_offered',
  'The default language is not among those offered',
  ({ languages, default_language: byDefault }) =>
    byDefault === undefined || languages === undefined || languages.includes(byDefault),
);
export type ExternalConfig = Infer<typeof ExternalConfig>;

/** The id of the block of JSON in the console's page that holds it. */
export const EXTERNAL_CONFIG_ID = 'skydeck-config';

/** In the order of all. */
export const offeredLanguages = ({ languages }: ExternalConfig): readonly LanguageTag[] =>
  languageTags.filter((tag) => languages?.includes(tag) ?? true);

export function defaultLanguage(config: ExternalConfig): LanguageTag {
  const offered = offeredLanguages(config);
  return config.default_language ?? (offered.includes('en') ? 'en' : (offered[0] ?? 'en'));
}
