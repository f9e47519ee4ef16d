import { realTimer } from '@skydeck/contract';

/** Gives the person a text as a file. */
export function saveFile(text: string, name: string, type = 'text/plain'): void {
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);
}

/** Some browsers fetch a file a moment after they are told to save it. */
const KEPT_MS = 60_000;

/** Gives the person what is in the page's memory as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveFrom(address, name);
  realTimer.after(KEPT_MS, () => URL.revokeObjectURL(address));
}

/**
 * Presses a link that nobody sees: the browser takes the file to the disk as it comes, for it may be larger than the memory.
 * `name`: what it is called there; the server says it where this is left out.
 */
export function saveFrom(address: string, name = ''): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}
