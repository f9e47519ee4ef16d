import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from './collect-report.ts';

/**
 * `reports/<id>/` in the data folder, whole or not at all: its files are written beside it first. Done again after a crash
 * it is replaced. Nobody but the platform's own account may read it.
 */
export async function writeReport(dataFolder: string, { id, ...parts }: Report): Promise<void> {
  const folder = join(dataFolder, 'reports');
  const [unfinished, finished] = [join(folder, `.${id}`), join(folder, id)];
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  for (const [name, part] of Object.entries(parts))
    await writeFile(join(unfinished, `${name}.json`), `${JSON.stringify(part, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
  await rm(finished, { recursive: true, force: true });
  await rename(unfinished, finished);
  await sync(folder);
}

/** A rename lasts over a power cut once its folder is on the disk. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
