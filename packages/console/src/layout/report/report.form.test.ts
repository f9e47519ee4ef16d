import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ReportBody } from '@skydeck/contract';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { newReport } from './report.form.ts';

const model = newReport({ email: 'jonas@norrland.example', description: 'It does not open' }, 'r-17');
const codes = (changes: object) =>
  Object.fromEntries(
    Object.entries(problemsOfDraft(model, { ...model.blank(), ...changes })).map(([path, { code }]) => [path, code]),
  );

describe('a report', () => {
  it('begins with what is known, and is whole then', () => {
    assert.deepEqual(codes({}), {});
    const body = model.toBody(model.blank());
    assert.deepEqual(body, {
      contact_email: 'jonas@norrland.example',
      problem_description: 'It does not open',
      request_id: 'r-17',
    });
    assert.ok(ReportBody.is(body));
  });

  it('needs an address that can be one, and no description', () => {
    assert.deepEqual(codes({ contactEmail: ' ' }), { contactEmail: 'required' });
    assert.deepEqual(codes({ contactEmail: 'jonas@' }), { contactEmail: 'email_invalid' });
    assert.deepEqual(codes({ contactEmail: ' a@b.co ', description: '' }), {});
    assert.deepEqual(codes({ description: 'x'.repeat(10_001) }), { description: 'size' });
  });

  it('names no request where none is known, or somebody does not want it', () => {
    assert.ok(!('request_id' in model.toBody({ ...model.blank(), withRequest: false })));
    const plain = newReport({ email: '', description: '' }, null);
    assert.ok(!('request_id' in plain.toBody({ ...plain.blank(), withRequest: true })));
  });

  it('shows what the server says at the field it is about', () => {
    assert.equal(model.fieldOf?.('contact_email', model.blank()), 'contactEmail');
    assert.equal(model.fieldOf?.('problem_description', model.blank()), 'description');
    assert.equal(model.fieldOf?.('node_ids', model.blank()), null);
  });
});
