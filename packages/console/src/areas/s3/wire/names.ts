/** What follows the last dot of a name, in small letters; '' for a name that is none, or of dot and extension alone. */
export function extensionOf(name: string): string {
  const [, extension = ''] = /[^/]\.([\p{L}\p{N}_-]{1,16})$/u.exec(name) ?? [];
  return extension.toLowerCase();
}

// What has no shape, changes the direction of what follows it, or hides at an end: it is shown by a sign for it.
const invisible = /\p{Cc}|\p{Cf}|[\u2028\u2029\u115f\u3164]|^\p{Zs}+|\p{Zs}+$/gu;
const joiners = new Set(['\u200d', '\u200c']);

const signOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return /\p{Zs}/u.test(character) ? '\u2423' : '\ufffd';
};

/**
 * A name as it may stand on the screen: on one line, with signs for what does not show, so that two names that differ look
 * different. Joiners stay: emoji and Persian are made of them.
 */
export const visibleName = (name: string): string =>
  name.replaceAll(invisible, (found) =>
    [...found].map((character) => (joiners.has(character) ? character : signOf(character))).join(''),
  );

/** The last part of a key; of a folder without its slash. */
export const lastPartOf = (key: string): string => key.replace(/\/$/, '').split('/').at(-1) ?? key;

/** `reports/2026/` of `reports/2026/a.csv`, and `reports/` of `reports/2026/`. */
export function folderOf(key: string): string {
  const path = key.replace(/\/$/, '');
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The folders from the top to this one, each with its prefix. */
export function stepsTo(prefix: string): { readonly name: string; readonly prefix: string }[] {
  const parts = prefix.split('/').slice(0, -1);
  return parts.map((name, at) => ({ name, prefix: `${parts.slice(0, at + 1).join('/')}/` }));
}

/** `report (2).csv`, with the first number that is free; a folder's name keeps its slash. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = name, end = ''] = /^(.*?)((?:\.[^./ ]{1,16})?\/?)$/su.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const candidate = `${stem} (${number})${end}`;
    if (!isTaken(candidate)) return candidate;
  }
}

/** A path for an archive: without steps out of it, and without what no file system takes. */
export function archivePath(path: string): string {
  const parts = path
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    // oxlint-disable-next-line no-control-regex
    .map((part) => part.replaceAll(/[\u0000-\u001f\u007f<>:"\\|?*]/g, '_').replace(/[. ]+$/, '_'));
  return parts.length > 0 ? parts.join('/') : '_';
}

// XML 1.0 has no way to write these, not even escaped.
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Whether a key can stand in the XML of a request at all. */
export const isWritable = (key: string): boolean => !unwritable.test(key);
