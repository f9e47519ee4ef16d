/** A file that was dropped on the list, on its way to the form. */
let dropped: File | null = null;

export const keepDropped = (file: File): void => void (dropped = file);

/** Once: a form that opens later has nothing of it. */
export function takeDropped(): File | null {
  const file = dropped;
  dropped = null;
  return file;
}
