/** A name of something else in the file, written as it is: `openstack_networking_network_v2.web.id`. */
export interface Reference {
  readonly reference: string;
}

export type HclValue = string | number | boolean | Reference | readonly HclValue[];

/** A block of the configuration language that Terraform and OpenTofu read: `resource "type" "name" { … }`. */
export interface HclBlock {
  readonly type: string;
  readonly labels?: readonly string[];
  /** In their order. What is null, undefined or an empty list is left out. */
  readonly attributes?: Readonly<Record<string, HclValue | null | undefined>>;
  readonly blocks?: readonly HclBlock[];
}

/** A resource of the OpenStack provider. `name` is what the person called it. */
export const resource = (
  type: string,
  name: string,
  attributes: NonNullable<HclBlock['attributes']>,
  blocks: readonly HclBlock[] = [],
): HclBlock => ({ type: 'resource', labels: [type, labelOf(name)], attributes, blocks });

/** The id of another resource of the same file. */
export const idOf = (type: string, name: string): Reference => ({ reference: `${type}.${labelOf(name)}.id` });

/** A value that stands in no file: a variable that whoever runs it is asked for. */
export const secretVariable = (name: string): HclBlock => ({
  type: 'variable',
  labels: [name],
  attributes: { type: { reference: 'string' }, sensitive: true },
});
export const variable = (name: string): Reference => ({ reference: `var.${name}` });

/** Labels begin with a letter or an underscore, and have letters, digits, underscores and dashes (the language's "Identifiers"). */
export function labelOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d_-]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  if (plain === '') return 'main';
  return /^[a-z_]/.test(plain) ? plain : `_${plain}`;
}

export const hclOf = (blocks: readonly HclBlock[]): string =>
  blocks.map((block) => linesOf(block).join('\n')).join('\n\n');

function linesOf({ type, labels = [], attributes = {}, blocks = [] }: HclBlock): string[] {
  const head = [type, ...labels.map((label) => quoted(label))].join(' ');
  const given = Object.entries(attributes).filter(([, value]) => isGiven(value)) as [string, HclValue][];
  const widest = Math.max(0, ...given.map(([key]) => key.length));
  const inside = [
    ...given.map(([key, value]) => `${key.padEnd(widest)} = ${textOf(value)}`),
    ...blocks.flatMap((block, at) => (at === 0 && given.length === 0 ? linesOf(block) : ['', ...linesOf(block)])),
  ];
  if (inside.length === 0) return [`${head} {}`];
  return [`${head} {`, ...inside.map((line) => (line === '' ? '' : `  ${line}`)), '}'];
}

const isGiven = (value: HclValue | null | undefined) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

function textOf(value: HclValue): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if ('reference' in value) return value.reference;
  return `[${value.map((item) => textOf(item)).join(', ')}]`;
}

/** `${` and `%{` begin a template in the language: doubled, their first sign stands for itself. */
const quoted = (text: string) => JSON.stringify(text).replaceAll(/[$%](?=\{)/g, '$&$&');
