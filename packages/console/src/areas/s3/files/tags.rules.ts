/** The places of the names that stand further up already: S3 takes each once. An empty name is none yet. */
export const repeatedNames = (names: readonly string[]): ReadonlySet<number> =>
  new Set(names.flatMap((name, at) => (name !== '' && names.indexOf(name) !== at ? [at] : [])));
