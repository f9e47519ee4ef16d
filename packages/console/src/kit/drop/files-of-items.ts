import type { DirectoryDropItem, DropItem, FileDropItem } from 'react-aria-components/useDragAndDrop';

/** A file with its place below what was dropped: `photos/one.jpg`. An empty folder has no file, and a slash. */
export interface DroppedFile {
  readonly path: string;
  readonly file: File | null;
}

/** What lies in a drop or was pasted, folders with all that is in them; texts are left out. */
export async function filesOfItems(items: readonly DropItem[], prefix = ''): Promise<DroppedFile[]> {
  const found: DroppedFile[] = [];
  // One after the other: a thousand folders at once are too many for a browser.
  for (const item of items)
    if (item.kind === 'file') found.push(await fileOf(item, prefix));
    else if (item.kind === 'directory') found.push(...(await filesIn(item, prefix)));
  return found;
}

const fileOf = async (item: FileDropItem, prefix: string): Promise<DroppedFile> => ({
  path: `${prefix}${item.name}`,
  file: await item.getFile(),
});

async function filesIn(folder: DirectoryDropItem, prefix: string): Promise<DroppedFile[]> {
  const path = `${prefix}${folder.name}/`;
  const children: DropItem[] = [];
  for await (const child of folder.getEntries()) children.push(child);
  return children.length === 0 ? [{ path, file: null }] : filesOfItems(children, path);
}
