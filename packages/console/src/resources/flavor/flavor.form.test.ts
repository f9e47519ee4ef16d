import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FlavorBody } from '@skydeck/contract';
import { is } from 'superstruct';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { openstackCliOf } from '../../kit/code/openstack-cli.rules.ts';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { flavorBlocks } from './flavor.code.ts';
import { type FlavorDraft, newFlavor } from './flavor.form.ts';

const draft = (facts: Partial<FlavorDraft> = {}): FlavorDraft => ({
  ...newFlavor.blank(),
  name: ' gpu ',
  vcpus: '16',
  ram: '65536',
  ...facts,
});

test('a flavor sends a body that the contract takes', () => {
  for (const [facts, body] of [
    [{}, { name: 'gpu', vcpus: 16, ram: 65_536 }],
    [
      { swap: '0', placements: ['a'] },
      { name: 'gpu', vcpus: 16, ram: 65_536, swap: 0, traits: ['a'] },
    ],
  ] as const) {
    const sent = newFlavor.toBody(
      draft({ ...facts, placements: [...('placements' in facts ? facts.placements : [])] }),
    );
    assert.ok(is(sent, FlavorBody));
    assert.deepEqual(sent, body);
  }
});

// spec: flavor.limits
describe('what is wrong shows at its field', () => {
  for (const [facts, problems] of [
    [{}, {}],
    [newFlavor.blank(), { name: 'required', vcpus: 'required', ram: 'required' }],
    [{ vcpus: '0' }, { vcpus: 'out_of_range' }],
    [{ vcpus: '1.5' }, { vcpus: 'out_of_range' }],
    [{ vcpus: 'two' }, { vcpus: 'out_of_range' }],
    [{ ram: '63' }, { ram: 'out_of_range' }],
    [{ swap: '-1' }, { swap: 'out_of_range' }],
    [{ name: 'a'.repeat(256) }, { name: 'size' }],
  ] as const)
    test(JSON.stringify(facts).slice(0, 40), () => {
      const found = Object.entries(problemsOfDraft(newFlavor, draft(facts as Partial<FlavorDraft>)));
      assert.deepEqual(Object.fromEntries(found.map(([field, { code }]) => [field, code])), problems);
    });
});

test('its code is that of Nova', () => {
  const blocks = flavorBlocks({ name: 'gpu', vcpus: 16, ram: 65_536, traits: ['a'] });
  assert.match(hclOf(blocks), /"trait:a" *= "required"/);
  assert.match(openstackCliOf(blocks), /flavor create/);
  assert.match(openstackCliOf(blocks), /--property trait:a=required/);
});
