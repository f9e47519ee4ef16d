export interface Brought {
  readonly files: File[];
  /** A folder was among them, which no form can send. */
  readonly hasFolder: boolean;
}

/** What a person has dropped or pasted. Read it at once: after the event it is gone. */
export function broughtBy({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Brought {
  const entries = [...items].filter(({ kind }) => kind === 'file');
  // Some sources give the files alone.
  if (entries.length === 0) return { files: [...files], hasFolder: false };
  const loose = entries.filter((item) => !isFolder(item));
  return {
    files: loose.map((item) => item.getAsFile()).filter((file) => file !== null),
    hasFolder: loose.length < entries.length,
  };
}

/** Whether something that is dragged has files in it, as far as a page may know before it is dropped. */
export function hasFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false;
}

function isFolder(item: DataTransferItem): boolean {
  return item.webkitGetAsEntry()?.isDirectory ?? false;
}
