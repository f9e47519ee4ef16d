import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Partner } from '@skydeck/contract';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { newPartner, partnerChange, type PartnerDraft } from './partner.form.ts';

const draft = (more: Partial<PartnerDraft>): PartnerDraft => ({ ...newPartner.blank(), ...more });
const codes = (more: Partial<PartnerDraft>) =>
  Object.fromEntries(Object.entries(problemsOfDraft(newPartner, draft(more))).map(([at, { code }]) => [at, code]));

describe('the form of a partner', () => {
  it('sends what was entered, trimmed, and no date for none', () => {
    assert.deepEqual(newPartner.toBody(draft({ name: ' Portal ', origin: ' https://portal.example ' })), {
      name: 'Portal',
      origin: 'https://portal.example',
      v0_until: null,
    });
  });

  it('asks for name and origin, and for a day of the calendar', () => {
    assert.deepEqual(codes({}), { name: 'required', origin: 'required' });
    assert.deepEqual(codes({ name: 'a', origin: 'https://*.example', v0_until: '2027-02-30' }), {
      origin: 'wildcard_origin',
      v0_until: 'not_a_day',
    });
  });

  it('takes a partner, and gives it back unchanged', () => {
    const partner = { name: 'a', origin: 'https://a.example', v0_until: null } as Partner;
    assert.ok(partnerChange.from);
    assert.deepEqual(partnerChange.toBody(partnerChange.from(partner)), partner);
  });
});
