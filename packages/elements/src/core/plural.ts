type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** A number as the design language writes it: grouped by the language's rule, in Latin digits everywhere. */
export function formatNumber(language: string, value: number): string {
  return new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(value);
}

/** The plural form for a count, with `#` replaced by the number: `plural('en', 2, { one: '# file', other: '# files' })`. */
export function plural(language: string, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replaceAll('#', formatNumber(language, count));
}
