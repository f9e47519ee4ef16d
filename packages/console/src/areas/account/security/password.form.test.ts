import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordForm } from './password.form.ts';

// spec: account.password.tokens
test('with a new password the API tokens end, unless the person says otherwise', () => {
  const draft = { ...passwordForm.blank(), current_password: 'old', new_password: 'new', confirm_password: 'new' };
  assert.deepEqual(passwordForm.toBody(draft), { current_password: 'old', new_password: 'new', end_api_tokens: true });
  assert.equal(passwordForm.toBody({ ...draft, end_api_tokens: false }).end_api_tokens, false);
});
