import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOfDraft } from '../../../kit/form/model.ts';
import { authenticatorForm, ownPasswordForm, proofForm } from './security.forms.ts';

const said = (problems: Readonly<Record<string, { readonly code: string }>>) =>
  Object.entries(problems).map(([field, { code }]) => `${field} ${code}`);

test('blank forms ask for everything', () => {
  assert.deepEqual(said(problemsOfDraft(ownPasswordForm, ownPasswordForm.blank())), ['current_password required']);
  assert.deepEqual(said(problemsOfDraft(authenticatorForm, authenticatorForm.blank())), ['code required']);
  assert.deepEqual(said(problemsOfDraft(proofForm, proofForm.blank())), ['current_password required', 'code required']);
});

test('a recovery code stands in for a code, but does not prove an authenticator', () => {
  const code = 'abcd-efgh-2345-yz67';
  assert.deepEqual(said(problemsOfDraft(proofForm, { current_password: 'x', code })), []);
  assert.deepEqual(said(problemsOfDraft(authenticatorForm, { code })), ['code not_six_digits']);
  assert.deepEqual(said(problemsOfDraft(authenticatorForm, { code: '123 456' })), []);
});
