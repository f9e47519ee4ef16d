/** A file with its place below what was chosen or dropped: `photos/one.jpg`. An empty folder has no file, and a slash. */
export interface Found {
  readonly path: string;
  readonly file: File | null;
}

/** Of a file field; one for folders names the path of each. */
export const filesOf = (list: FileList | null): Found[] =>
  [...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** What lies in a drop, folders with all that is in them. To be called while the event lasts: later the browser has forgotten. */
export function filesOfDrop(transfer: DataTransfer): Promise<Found[]> {
  const entries = [...transfer.items].flatMap((item) => (item.kind === 'file' ? [item.webkitGetAsEntry()] : []));
  const known = entries.filter((entry) => entry !== null);
  if (known.length === 0) return Promise.resolve(filesOf(transfer.files));
  return Promise.all(known.map((entry) => walk(entry, ''))).then((found) => found.flat());
}

async function walk(entry: FileSystemEntry, prefix: string): Promise<Found[]> {
  const path = `${prefix}${entry.name}`;
  if (entry.isFile) return [{ path, file: await fileOf(entry as FileSystemFileEntry) }];
  const children = await childrenOf(entry as FileSystemDirectoryEntry);
  if (children.length === 0) return [{ path: `${path}/`, file: null }];
  const found: Found[] = [];
  // One after the other: a thousand folders at once are too many for a browser.
  for (const child of children) found.push(...(await walk(child, `${path}/`)));
  return found;
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject);
  });

async function childrenOf(entry: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  // It gives a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}
