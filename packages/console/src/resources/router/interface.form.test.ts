import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { interfaceChange } from './interface.form.ts';

const port = {
  id: 'f',
  fixed_ips: [
    { subnet_id: 'four', ip_address: '10.1.0.1' },
    { subnet_id: 'six', ip_address: 'fd00::1' },
  ],
};
const form = interfaceChange(port);

describe('other addresses for an interface', () => {
  it('begin with those it has now', () => {
    const now = { ...port, fixed_ips: [{ subnet_id: 'four', ip_address: '10.1.0.7' }] };
    assert.deepEqual(form.from?.({ interfaces_info: [now] } as never), { addresses: ['10.1.0.7'] });
    assert.deepEqual(form.blank(), { addresses: ['10.1.0.1', 'fd00::1'] });
    assert.deepEqual(form.from?.({ interfaces_info: [] } as never), form.blank());
  });

  it('are sent with their subnets', () => {
    assert.deepEqual(form.toBody({ addresses: [' 10.1.0.9 ', 'fd00::1'] }), {
      fixed_ips: [
        { subnet_id: 'four', ip_address: '10.1.0.9' },
        { subnet_id: 'six', ip_address: 'fd00::1' },
      ],
    });
  });

  for (const [addresses, found] of [
    [['10.1.0.9', 'fd00::9'], {}],
    [['', 'fd00::9'], { 'addresses.0': 'required' }],
    [['fd00::8', 'x'], { 'addresses.0': 'ipv4_invalid', 'addresses.1': 'ipv6_invalid' }],
  ] as const) {
    it(`${addresses.join(', ')}: ${JSON.stringify(found)}`, () => {
      const problems = problemsOfDraft(form, { addresses: [...addresses] });
      assert.deepEqual(Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code])), found);
    });
  }

  it('show what the server says at the address', () => {
    const draft = form.blank();
    assert.equal(form.fieldOf?.('fixed_ips.1.ip_address', draft), 'addresses.1');
    assert.equal(form.fieldOf?.('fixed_ips.0.subnet_id', draft), 'addresses.0');
  });
});
