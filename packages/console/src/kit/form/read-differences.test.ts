import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { readDifferences } from './read-differences.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly children?: readonly { readonly value: string; readonly label: string }[];
}

/** As much of a form as is asked: fields by their whole name, or by its beginning. */
const formOf = (...fields: readonly Field[]) =>
  ({
    querySelector(selector: string) {
      const [, mark, name = ''] = /^\[name(\^?)="(.*)"\]$/.exec(selector) ?? [];
      const fits = (field: Field) => (mark ? field.name.startsWith(name) : field.name === name);
      return fields.map((field) => ({ children: [], ...field })).find(fits) ?? null;
    },
  }) as unknown as Element;

const differs = (path: string, mine: unknown, theirs: unknown) => ({ path, mine, theirs });

describe('what two people wrote', () => {
  beforeEach(() => Object.assign(globalThis, { CSS: { escape: (text: string) => text } }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'CSS'));

  it('is told in the words of a select', () => {
    const form = formOf({
      name: 'algorithm',
      label: 'Algorithm',
      children: [
        { value: 'RR', label: 'Round robin' },
        { value: 'LC', label: 'Least connections' },
      ],
    });
    assert.deepEqual(readDifferences(form, { differences: [differs('algorithm', 'RR', 'LC')], labels: {} }), [
      { path: 'algorithm', label: 'Algorithm', mine: ['Round robin'], theirs: ['Least connections'] },
    ]);
  });

  it('is on or off of a switch, also of one that says what is not', () => {
    const form = formOf({ name: 'snat', label: 'SNAT' }, { name: 'hasGateway', label: 'No gateway' });
    const differences = [differs('snat', true, false), differs('hasGateway', true, false)];
    const labels = { hasGateway: { label: 'No gateway', isNegated: true } };
    assert.deepEqual(readDifferences(form, { differences, labels }), [
      { path: 'snat', label: 'SNAT', mine: true, theirs: false },
      { path: 'hasGateway', label: 'No gateway', mine: false, theirs: true },
    ]);
  });

  it('is each entry of a list in one text, by the fields of the first', () => {
    const form = formOf(
      { name: 'members.0.address', label: 'Address' },
      { name: 'members.0.server', label: 'Server', options: [{ value: 's-1', label: 'web-01' }] },
      { name: 'dns', label: 'DNS servers' },
    );
    const member = { server: 's-1', address: '10.0.0.5', weight: '' };
    const differences = [differs('members', [member], []), differs('dns', ['9.9.9.9', '1.1.1.1'], ['8.8.8.8'])];
    assert.deepEqual(readDifferences(form, { differences, labels: { members: 'Members' } }), [
      { path: 'members', label: 'Members', mine: ['web-01 10.0.0.5'], theirs: [] },
      { path: 'dns', label: 'DNS servers', mine: ['9.9.9.9', '1.1.1.1'], theirs: ['8.8.8.8'] },
    ]);
  });

  it('is told of a field that does not show, where its name is given, with both values', () => {
    const differences = [differs('networkId', '', 'net-1'), differs('secret', 'a', 'b'), differs('delay', '5', '9')];
    const labels = { networkId: { label: 'External network', values: { 'net-1': 'internet' } }, delay: 'Every' };
    assert.deepEqual(readDifferences(formOf(), { differences, labels }), [
      { path: 'networkId', label: 'External network', mine: [''], theirs: ['internet'] },
      { path: 'delay', label: 'Every', mine: ['5'], theirs: ['9'] },
    ]);
  });
});
