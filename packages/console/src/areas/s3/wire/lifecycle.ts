import { childOf, childrenOf, numberOf, textOf, xml, xmlBody, type XmlNode } from './tree.ts';

export interface LifecycleRule {
  readonly id: string;
  readonly enabled: boolean;
  /** '' for all objects. */
  readonly prefix: string;
  /** Days after which each is done; null: never. */
  readonly expireAfter: number | null;
  readonly expireOldAfter: number | null;
  readonly abortAfter: number | null;
  /** What this console has no field for: such a rule is shown and kept, not changed. */
  readonly hasMore: boolean;
}

const known = new Set([
  'ID',
  'Status',
  'Prefix',
  'Filter',
  'Expiration',
  'NoncurrentVersionExpiration',
  'AbortIncompleteMultipartUpload',
]);

export function readLifecycle(root: XmlNode | null): readonly LifecycleRule[] {
  return childrenOf(root, 'Rule').map((rule) => {
    const filter = childOf(rule, 'Filter');
    const expiration = childOf(rule, 'Expiration');
    const isPlainFilter = (filter?.children ?? []).every(({ name }) => name === 'Prefix');
    const isPlainEnd = (expiration?.children ?? []).every(({ name }) => name === 'Days');
    return {
      id: textOf(rule, 'ID'),
      enabled: textOf(rule, 'Status') === 'Enabled',
      prefix: textOf(filter, 'Prefix') || textOf(rule, 'Prefix'),
      expireAfter: numberOf(expiration, 'Days'),
      expireOldAfter: numberOf(childOf(rule, 'NoncurrentVersionExpiration'), 'NoncurrentDays'),
      abortAfter: numberOf(childOf(rule, 'AbortIncompleteMultipartUpload'), 'DaysAfterInitiation'),
      hasMore: !isPlainFilter || !isPlainEnd || rule.children.some(({ name }) => !known.has(name)),
    };
  });
}

const days = (name: string, inside: string, value: number | null) =>
  value === null ? '' : xml(name, [xml(inside, value)]);

/** null for no rule: then there is no document. */
export function writeLifecycle(rules: readonly LifecycleRule[]): string | null {
  if (rules.length === 0) return null;
  return xmlBody(
    'LifecycleConfiguration',
    rules.map((rule) =>
      xml('Rule', [
        xml('ID', rule.id || null),
        xml('Status', rule.enabled ? 'Enabled' : 'Disabled'),
        xml('Filter', [xml('Prefix', rule.prefix)]),
        days('Expiration', 'Days', rule.expireAfter),
        days('NoncurrentVersionExpiration', 'NoncurrentDays', rule.expireOldAfter),
        days('AbortIncompleteMultipartUpload', 'DaysAfterInitiation', rule.abortAfter),
      ]),
    ),
  );
}
