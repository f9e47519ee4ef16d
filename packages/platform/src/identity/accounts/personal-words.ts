/** Shorter ones stand in passwords by chance. */
const MIN_CHARACTERS = 4;

// What people write for a letter, and each other's looks: one sign for all of them.
const lookalikes: ReadonlyMap<string, string> = new Map(
  ['o0', 'il1!|', 'e3', 'a4@', 's5$', 't7+', 'b8', 'g9'].flatMap(([shape = '', ...others]) =>
    others.map((other) => [other, shape] as const),
  ),
);

/** One unit for each sign, so that what is found in shapes can be cut out of signs: `Ł1nköp` → `łinkop`. */
function shapeOf(character: string): string {
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  // What falls apart into several letters, as Korean does, stays as it is.
  const plain = (bare.length === 1 ? bare : character).toLowerCase().charAt(0);
  return lookalikes.get(plain) ?? plain;
}

const shapesOf = (characters: readonly string[]): string => characters.map(shapeOf).join('');

/** The words of names, alone and as one: `Norrland Retail` → `Norrland`, `Retail`, `NorrlandRetail`. */
export function wordsIn(names: readonly string[]): string[] {
  const words = names.flatMap((name) => {
    const parts = name.normalize('NFC').split(/[^\p{L}\p{N}]+/u);
    return [...parts, parts.join('')];
  });
  return [...new Set(words)].filter((word) => [...word].length >= MIN_CHARACTERS);
}

export interface RemainingPassword {
  /** What is left of the password; all of it where it has none of the words. */
  readonly rest: string;
  /** The longest that was in it, as it is in the list; null: none. */
  readonly word: string | null;
}

/** Cuts words out of a password, whatever their case, in signs that look like theirs, and backwards too. */
export function withoutWords(password: string, words: readonly string[]): RemainingPassword {
  const characters = [...password.normalize('NFC')];
  const shape = shapesOf(characters);
  const cut = new Set<number>();
  let longest: string | null = null;
  for (const word of words) {
    const forwards = shapesOf([...word]);
    const offsets = [forwards, [...forwards].toReversed().join('')].flatMap((form) => offsetsOf(form, shape));
    for (const offset of offsets) for (let at = 0; at < forwards.length; at += 1) cut.add(offset + at);
    if (offsets.length > 0 && word.length > (longest?.length ?? 0)) longest = word;
  }
  return { rest: characters.filter((_, at) => !cut.has(at)).join(''), word: longest };
}

function offsetsOf(form: string, shape: string): number[] {
  const offsets: number[] = [];
  for (let at = shape.indexOf(form); at >= 0; at = shape.indexOf(form, at + 1)) offsets.push(at);
  return offsets;
}
