import { S3Error } from './errors.ts';
import { element, elements, readXml, xmlDocument } from './xml.ts';
import { readQuery } from '../sigv4/percent.ts';

export type Tags = Readonly<Record<string, string>>;

const MAX_TAGS = 10;

/** Throws InvalidTag: too many, one twice, too long. */
function checked(pairs: readonly (readonly [string, string])[], most = MAX_TAGS): Tags {
  if (pairs.length > most) throw new S3Error('InvalidTag', `At most ${most} tags may be put here`);
  const names = new Set(pairs.map(([name]) => name));
  if (names.size < pairs.length) throw new S3Error('InvalidTag', 'A tag is there twice');
  for (const [name, value] of pairs) {
    if (name === '' || [...name].length > 128 || [...value].length > 256) throw new S3Error('InvalidTag');
  }
  return Object.fromEntries(pairs);
}

/** The header `x-amz-tagging`: written like a query. */
export function readTagHeader(text: string | undefined): Tags {
  return text === undefined ? {} : checked(readQuery(text));
}

export function readTagDocument(text: string, most = MAX_TAGS): Tags {
  const set = readXml(text, ['Tagging']).one('TagSet');
  if (!set) throw new S3Error('MalformedXML');
  return checked(
    set.all('Tag').map((tag) => {
      const [name, value] = [tag.one('Key'), tag.one('Value')];
      if (!name || !value) throw new S3Error('MalformedXML');
      return [name.text, value.text] as const;
    }),
    most,
  );
}

export const writeTags = (tags: Tags) =>
  xmlDocument('Tagging', [
    element(
      'TagSet',
      Object.entries(tags).map(([Key, Value]) => element('Tag', elements({ Key, Value }))),
    ),
  ]);
