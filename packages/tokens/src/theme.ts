import type { SchemeName } from './scheme-names.ts';

/** A brand, as its package's `theme.json` gives it and as its module exports it. */
export interface Theme {
  /** Ends the title of each page. */
  productTitle: string;
  /** The product's full name, as sentences use it. */
  productName: string;
  /** One of this package's, or, with `schemeSheet`, the theme's own: then the name is no other scheme's. */
  scheme: SchemeName | (string & {});
  /** Style sheet of the theme's own scheme: a file beside `theme.json`, or its URL. */
  schemeSheet?: string;
  /** Picture of the browser's tab. Here and below: a file beside `theme.json`, or its URL. */
  favicon: string;
  /** The mark alone, one colour (`currentColor`): draw it inline or as a mask. */
  logo: string;
  /** Mark and name in their own colours, for light and for dark grounds. */
  loginLogo: string;
  /** The product runs under a licence that limits its use, and pages say so. */
  limitedUse: boolean;
  /** Absolute addresses. */
  links: {
    documentation: string;
    support: string;
    contact: string;
    terms: string;
    product: string;
    /** The image that the product is installed from. */
    iso?: string;
  };
}
