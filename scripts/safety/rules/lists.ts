/** The folders that the list does not import; a list imports each by a path that begins with `./<folder>/`. */
export function missingFromList(list: string, folders: readonly string[]): string[] {
  const imported = new Set([...list.matchAll(/from '\.\/([^/']+)(?:\/[^']*)?'/g)].map(([, name]) => name));
  return folders.filter((folder) => !imported.has(folder));
}
