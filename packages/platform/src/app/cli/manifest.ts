import { type Infer, is, number, string, type } from 'superstruct';
import { readFileIfExists } from '../../store/atomic-file.ts';

export const MANIFEST = 'backup.json';

/** What a backup says of itself. */
export const Manifest = type({
  /** Of its files and their places. */
  format: number(),
  /** Of the Skydeck that made it. */
  version: string(),
  created_at: string(),
});
export type Manifest = Infer<typeof Manifest>;

/** null: there is none, or it is of something else. */
export function readManifest(file: string): Manifest | null {
  const text = readFileIfExists(file)?.toString();
  try {
    const read: unknown = JSON.parse(text ?? '');
    return is(read, Manifest) ? read : null;
  } catch {
    return null;
  }
}
