/**
 * Every key combination of the console, by what it does: nobody has one of their own, so that two can never mean the same
 * press (its test). The first of several is the one that is shown. `mod` is Cmd on Apple's machines and Ctrl elsewhere.
 */
export const shortcutKeys = {
  palette: ['/', 'mod+shift+p'],
  shortcuts: ['?'],
  features: ['mod+k'],
  'language.next': ['ctrl+l'],
  'language.previous': ['ctrl+shift+l'],
  create: ['c'],
  edit: ['e'],
  find: ['f'],
  refresh: ['r'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ShortcutName = keyof typeof shortcutKeys;

/** The parts of a keyboard event that decide. */
export interface Press {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

interface Combination {
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly shift: boolean;
  readonly key: string;
}

/** `mod+shift+p` on this kind of machine. */
export function readKeys(keys: string, isApple: boolean): Combination {
  const parts = keys.split('+');
  const has = (name: string) => parts.includes(name);
  return {
    ctrl: has('ctrl') || (has('mod') && !isApple),
    meta: has('mod') && isApple,
    shift: has('shift'),
    key: parts.at(-1) ?? '',
  };
}

/** A press of one key, as it can also be part of a word that somebody types or says (WCAG 2.1.4). */
export const isSingle = (keys: string): boolean => !/^(?:mod|ctrl)\+/.test(keys);

/** Whether the combination is pressed: no modifier too many, for Ctrl+R is the browser's. */
export function matches(keys: string, press: Press, isApple: boolean): boolean {
  const { ctrl, meta, shift, key } = readKeys(keys, isApple);
  if (press.altKey || press.ctrlKey !== ctrl || press.metaKey !== meta) return false;
  // Which signs need Shift differs from keyboard to keyboard: of a sign it is the sign that counts.
  const isSign = !/^[a-z]$/.test(key);
  if (isSign) return press.key === key;
  return press.shiftKey === shift && letterOf(press) === key;
}

/** The letter of a key. On a keyboard with other letters than Latin ones it is the one that a Latin keyboard has there. */
function letterOf({ key, code }: Press): string {
  const said = key.toLowerCase();
  if (/^[a-z]$/.test(said)) return said;
  const [, place] = /^Key([A-Z])$/.exec(code) ?? [];
  return /^\p{L}$/u.test(said) && place ? place.toLowerCase() : said;
}

/** Pairs of names that one press would call, on one kind of machine or the other. */
export function conflictsOf(table: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const all = Object.entries(table).flatMap(([name, keys]) => keys.map((one) => ({ name, keys: one })));
  const same = (one: string, other: string) =>
    [true, false].some(
      (isApple) => JSON.stringify(readKeys(one, isApple)) === JSON.stringify(readKeys(other, isApple)),
    );
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => (same(one.keys, other.keys) ? [`${one.name} = ${other.name}`] : [])),
  );
}
