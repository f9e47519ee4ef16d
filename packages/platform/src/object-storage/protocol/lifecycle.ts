import { S3Error } from './errors.ts';
import { type Tags } from './tags.ts';
import { element, elements, readXml, type Xml, xmlDocument, type XmlNode } from './xml.ts';

export interface LifecycleRule {
  readonly id: string;
  readonly enabled: boolean;
  readonly prefix: string;
  readonly tags: Tags;
  /** Only objects of more bytes, or of fewer; null: of any size. */
  readonly sizeAbove: number | null;
  readonly sizeBelow: number | null;
  /** Whole days since it was written; null: not said. */
  readonly days: number | null;
  /** ISO 8601: from then on. */
  readonly date: string | null;
  /** Takes delete markers away that have no version under them. */
  readonly markers: boolean;
  readonly noncurrentDays: number | null;
  /** So many noncurrent versions stay, however old. */
  readonly newerNoncurrent: number;
  readonly abortDays: number | null;
}

const MAX_RULES = 1000;
const known = [
  'ID',
  'Status',
  'Filter',
  'Prefix',
  'Expiration',
  'NoncurrentVersionExpiration',
  'AbortIncompleteMultipartUpload',
];

/** Throws MalformedXML, InvalidArgument, and NotImplemented for transitions: there is no other storage class. */
export function readLifecycle(text: string): LifecycleRule[] {
  const rules = readXml(text, ['LifecycleConfiguration', 'LifecycleConfigurationType']).all('Rule').map(readRule);
  if (rules.length === 0 || rules.length > MAX_RULES) throw new S3Error('MalformedXML');
  if (new Set(rules.map(({ id }) => id)).size < rules.length)
    throw new S3Error('InvalidArgument', 'Two rules have the same ID');
  return rules;
}

function readRule(rule: XmlNode, at: number): LifecycleRule {
  const strange = rule.names.find((name) => !known.includes(name));
  if (strange?.includes('Transition')) throw new S3Error('NotImplemented', 'There is only one storage class');
  const status = rule.one('Status')?.text.trim();
  if (strange || (status !== 'Enabled' && status !== 'Disabled')) throw new S3Error('MalformedXML');
  const expiration = rule.one('Expiration');
  const noncurrent = rule.one('NoncurrentVersionExpiration');
  const read: LifecycleRule = {
    id: rule.one('ID')?.text ?? `rule-${at + 1}`,
    enabled: status === 'Enabled',
    ...readFilter(rule),
    days: daysOf(expiration, 'Days'),
    date: dateOf(expiration),
    markers: expiration?.one('ExpiredObjectDeleteMarker')?.text.trim() === 'true',
    noncurrentDays: daysOf(noncurrent, 'NoncurrentDays'),
    newerNoncurrent: daysOf(noncurrent, 'NewerNoncurrentVersions') ?? 0,
    abortDays: daysOf(rule.one('AbortIncompleteMultipartUpload'), 'DaysAfterInitiation'),
  };
  const does = [read.days, read.date, read.noncurrentDays, read.abortDays].filter((value) => value !== null);
  if (does.length === 0 && !read.markers) throw new S3Error('MalformedXML');
  if (read.id.length > 255) throw new S3Error('InvalidArgument', 'An ID has at most 255 characters');
  return read;
}

type Filter = Pick<LifecycleRule, 'prefix' | 'tags' | 'sizeAbove' | 'sizeBelow'>;
const filters = ['Prefix', 'Tag', 'And', 'ObjectSizeGreaterThan', 'ObjectSizeLessThan'];

function readFilter(rule: XmlNode): Filter {
  const filter = rule.one('Filter');
  const inside = filter?.one('And') ?? filter;
  const strange = inside?.names.find((name) => !filters.includes(name));
  if (strange) throw new S3Error('NotImplemented', 'Rules choose by prefix, tags and size');
  const tags = (inside?.all('Tag') ?? []).map((tag) => {
    const [name, value] = [tag.one('Key'), tag.one('Value')];
    if (!name || !value) throw new S3Error('MalformedXML');
    return [name.text, value.text] as const;
  });
  const [sizeAbove, sizeBelow] = [sizeOf(inside, 'ObjectSizeGreaterThan'), sizeOf(inside, 'ObjectSizeLessThan')];
  if (sizeAbove !== null && sizeBelow !== null && sizeAbove >= sizeBelow)
    throw new S3Error('InvalidArgument', 'ObjectSizeGreaterThan must be below ObjectSizeLessThan');
  const prefix = (inside?.one('Prefix') ?? rule.one('Prefix'))?.text ?? '';
  return { prefix, tags: Object.fromEntries(tags), sizeAbove, sizeBelow };
}

function sizeOf(parent: XmlNode | null | undefined, name: string): number | null {
  const text = parent?.one(name)?.text.trim();
  if (text === undefined) return null;
  if (!/^\d{1,15}$/.test(text)) throw new S3Error('InvalidArgument', `${name} must be a number of bytes`);
  return Number(text);
}

function daysOf(parent: XmlNode | null, name: string): number | null {
  const text = parent?.one(name)?.text.trim();
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new S3Error('InvalidArgument', `${name} must be a whole number above 0`);
  return Number(text);
}

function dateOf(expiration: XmlNode | null): string | null {
  const text = expiration?.one('Date')?.text.trim();
  if (text === undefined) return null;
  const time = Date.parse(text);
  if (Number.isNaN(time) || time % 86_400_000 !== 0)
    throw new S3Error('InvalidArgument', 'Date must be a midnight in UTC');
  return new Date(time).toISOString();
}

export const writeLifecycle = (rules: readonly LifecycleRule[]) =>
  xmlDocument(
    'LifecycleConfiguration',
    rules.map((rule) =>
      element('Rule', [
        ...elements({ ID: rule.id, Status: rule.enabled ? 'Enabled' : 'Disabled' }),
        element('Filter', writeFilter(rule)),
        ...section('Expiration', {
          Days: rule.days,
          Date: rule.date,
          ExpiredObjectDeleteMarker: rule.markers ? true : null,
        }),
        ...section('NoncurrentVersionExpiration', {
          NoncurrentDays: rule.noncurrentDays,
          NewerNoncurrentVersions: rule.newerNoncurrent || null,
        }),
        ...section('AbortIncompleteMultipartUpload', { DaysAfterInitiation: rule.abortDays }),
      ]),
    ),
  );

function section(name: string, content: Readonly<Record<string, string | number | boolean | null>>): Xml[] {
  const inside = elements(content);
  return inside.length > 0 ? [element(name, inside)] : [];
}

function writeFilter({ prefix, tags, sizeAbove, sizeBelow }: LifecycleRule): Xml[] {
  const written = [
    ...Object.entries(tags).map(([Key, Value]) => element('Tag', elements({ Key, Value }))),
    ...elements({ ObjectSizeGreaterThan: sizeAbove, ObjectSizeLessThan: sizeBelow }),
  ];
  const all = [...(prefix === '' && written.length > 0 ? [] : [element('Prefix', prefix)]), ...written];
  return all.length > 1 ? [element('And', all)] : all;
}
