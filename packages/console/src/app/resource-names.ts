import bucket from '../areas/s3/buckets/words/name.json';
import type { Titles } from '../kit/module.ts';

const files = import.meta.glob<Titles>('../resources/*/words/name.json', { eager: true, import: 'default' });

/** The name of the resource in whose folder the file is: `../resources/floating-ip/words/name.json` is of `floating_ip`. */
const resourceOf = (path: string) => (path.split('/').at(-3) ?? '').replaceAll('-', '_');

/** What one object is called, by the name of its resource; loaded when somebody searches. */
export const resourceNames: Readonly<Record<string, Titles>> = {
  ...Object.fromEntries(Object.entries(files).map(([path, titles]) => [resourceOf(path), titles])),
  s3_bucket: bucket,
};
