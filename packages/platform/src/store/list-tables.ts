/** In a name and in SQL. Kinds come from code, yet a wrong one must not reach the SQL. */
export function checkedKind(kind: string): string {
  if (!/^[a-z][a-z_]*$/.test(kind)) throw new TypeError(`'${kind}' is no kind of documents`);
  return kind;
}

export const textTable = (kind: string) => `list_${checkedKind(kind)}_text`;
export const wordsTable = (kind: string) => `list_${checkedKind(kind)}_words`;
export const entriesTable = (kind: string) => `list_${checkedKind(kind)}_entries`;
