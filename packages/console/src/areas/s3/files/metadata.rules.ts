import type { Metadata } from '../wire/facts.ts';

/** S3 keeps no more with an object: names and values together. */
export const MOST_METADATA = 2048;

type Pair = readonly [name: string, value: string];

/** What a header of HTTP can be called and hold, as S3 clients send it. An empty name is none yet. */
export const isMetadataName = (name: string): boolean => /^[a-z0-9!#$%&'*+.^_`|~-]*$/i.test(name);
export const isHeaderValue = (value: string): boolean => /^[\x20-\x7e]*$/.test(value);

export const bytesOf = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, [name, value]) => sum + name.length + value.length, 0);

/** Whether S3 takes it as it is. */
export function isMetadata({ contentType, cacheControl, pairs }: Metadata): boolean {
  const names = pairs.map(([name]) => name.toLowerCase());
  return (
    isHeaderValue(contentType) &&
    isHeaderValue(cacheControl) &&
    new Set(names).size === names.length &&
    pairs.every(([name, value]) => isMetadataName(name) && isHeaderValue(value)) &&
    bytesOf(pairs) <= MOST_METADATA
  );
}
