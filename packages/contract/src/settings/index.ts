import { boolean, type Infer, nullable, optional, string, type } from 'superstruct';
import { get, page, unscoped } from '../http.ts';

export const Locale = type({
  language: string(),
  display_name: string(),
  english_name: string(),
  enabled: boolean(),
  is_default: boolean(),
});
export type Locale = Infer<typeof Locale>;

/** A brand as the server serves it: names, the scheme, addresses of its pictures, links. */
export const Theme = type({
  productTitle: string(),
  productName: string(),
  colorScheme: string(),
  /** Address of the style sheet of a scheme that is the brand's own; without it, the console has the scheme. */
  colorSchemeSheet: optional(string()),
  favicon: string(),
  logo: string(),
  loginLogo: string(),
  /** The domain gave a login logo of its own: mark and name in one drawing, which stands for both on its login page. */
  ownLoginLogo: optional(boolean()),
  limitedUse: boolean(),
  links: type({
    documentation: optional(string()),
    support: optional(string()),
    contact: optional(string()),
    terms: optional(string()),
    product: optional(string()),
    iso: optional(string()),
  }),
});
export type Theme = Infer<typeof Theme>;

/** The id of the block of JSON in the console's page that holds it. */
export const PAGE_THEME_ID = 'skydeck-theme';

/** The theme that a page begins with (spec: theme.page). */
export const PageTheme = type({
  /** The domain that the address names, else that of whoever is signed in; null: nobody's in particular. */
  domain: nullable(string()),
  theme: Theme,
  /** That of the page, by which the server's log is searched where nothing else was asked for. */
  request_id: string(),
});
export type PageTheme = Infer<typeof PageTheme>;

/** The live event of a change in a domain's properties; its theme may be another now. */
export const domainPropertyEvent = 'domain_property';

export const About = type({
  /** The level of the API, by which clients of its family choose how to speak. */
  'storage-release': type({ version: string(), release: string() }),
  /** What runs here. */
  product: type({ name: string(), version: string(), release: string() }),
  links: Theme.schema.links,
  /** `embedded`, `openstack`; open, for there may be others. */
  engine: optional(string()),
});
export type About = Infer<typeof About>;

export const settingsApi = {
  locales: unscoped(get('/api/v2/settings/locales', page(Locale))),
  /**
   * The theme of a domain (`?domain=`; without it, the caller's or the default one), readable before login: the login page
   * shows it. With `brand_only=true` as it were if the domain said nothing itself.
   */
  theme: unscoped(get('/api/v2/settings/theme', Theme)),
  about: unscoped(get('/api/v2/about', About)),
} as const;
