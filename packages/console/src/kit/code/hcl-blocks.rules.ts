/** A name of something else in the file: `openstack_networking_network_v2.web.id`. */
export interface Reference {
  readonly reference: string;
  /** What it leads to, where that has a name of a person's: its label may have to be another one. */
  readonly to?: Named;
}

/** Of one kind, `resource openstack_networking_network_v2`, no two have one label. */
interface Named {
  readonly kind: string;
  readonly name: string;
}

/** Keys with values, not a block: `{ X-Forwarded-For = "true" }`. What is null, undefined or empty is left out of it too. */
export interface HclMap {
  readonly pairs: Attributes;
}

export type HclValue = string | number | boolean | Reference | HclMap | readonly HclValue[];
export type Attributes = Readonly<Record<string, HclValue | null | undefined>>;

/** A block of the configuration language that Terraform and OpenTofu read: `resource "type" "name" { … }`. */
export interface HclBlock {
  readonly type: string;
  readonly labels?: readonly string[];
  /** What a person called it: the last label is made of it. */
  readonly name?: string;
  /** In their order. What is null, undefined, or an empty text, list or map is left out. */
  readonly attributes?: Attributes;
  readonly blocks?: readonly HclBlock[];
}

/** A resource of the OpenStack provider. `name` is what the person called it. */
export const resource = (
  type: string,
  name: string,
  attributes: Attributes,
  blocks: readonly HclBlock[] = [],
): HclBlock => ({ type: 'resource', labels: [type, labelOf(name)], name, attributes, blocks });

/** What another resource of the same file is found to have. Of several with one name, the last one above. */
export const attributeOf = (type: string, name: string, attribute: string): Reference => ({
  reference: `${type}.${labelOf(name)}.${attribute}`,
  to: { kind: `resource ${type}`, name },
});
export const idOf = (type: string, name: string): Reference => attributeOf(type, name, 'id');

/** A value that stands in no file: a variable that whoever runs it is asked for. */
export const secretVariable = (name: string): HclBlock => ({
  type: 'variable',
  labels: [labelOf(name)],
  name,
  attributes: { type: { reference: 'string' }, sensitive: true },
});
export const variable = (name: string): Reference => ({
  reference: `var.${labelOf(name)}`,
  to: { kind: 'variable', name },
});

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
