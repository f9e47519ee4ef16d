/** A text as one word of a POSIX shell. */
export const inShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
