/** The schemes anybody may choose, in the order a chooser shows them. */
export const schemeNames = [
  'skydeck',
  'daybreak',
  'fjord',
  'glacier',
  'lagoon',
  'meadow',
  'cedar',
  'saffron',
  'ember',
  'garnet',
  'orchid',
  'iris',
  'midnight',
  'graphite',
  'sandstone',
  'beacon',
] as const;

/** The schemes that belong to one brand each; no chooser shows them. */
export const brandSchemeNames = ['halyard', 'terrane'] as const;

export type SchemeName = (typeof schemeNames)[number] | (typeof brandSchemeNames)[number];

/** What a page gets that names no scheme, or one that does not exist. */
export const defaultScheme = 'skydeck' satisfies SchemeName;
