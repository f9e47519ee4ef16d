import { readFile } from 'node:fs/promises';

/** The first block of HTML of a guide, and the page that is made of it; only the console is somewhere else. */
export async function pageOfGuide(guide: string, consoleOrigin: string): Promise<string> {
  const text = await readFile(new URL(guide, import.meta.url), 'utf8');
  const [, block] = /^```html\n(.*?)^```$/ms.exec(text) ?? [];
  if (block === undefined) throw new Error(`${guide} has no HTML to copy.`);
  const here = block.replaceAll('https://console.example', consoleOrigin);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portal</title>${here}</html>`;
}
