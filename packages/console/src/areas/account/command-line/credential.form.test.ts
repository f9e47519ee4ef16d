import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApplicationCredentialBody } from '@skydeck/contract';
import { problemsOfDraft } from '../../../kit/form/model.ts';
import { credentialForm } from './credential.form.ts';

const form = credentialForm('p1');
const draft = { ...form.blank(), name: ' terraform ', current_password: ' as typed ' };

// spec: account.application-credential
test('a draft becomes a body; the password stays as it was typed', () => {
  const body = form.toBody(draft);
  assert.ok(ApplicationCredentialBody.is(body));
  assert.deepEqual(body, { name: 'terraform', project_id: 'p1', days: 30, current_password: ' as typed ' });
});

test('what is missing is said at its field', () => {
  const problems = problemsOfDraft(form, { name: ' ', project_id: '', days: '30', current_password: '' });
  const codes = Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code]));
  assert.deepEqual(codes, { name: 'required', project_id: 'required', current_password: 'required' });
});
