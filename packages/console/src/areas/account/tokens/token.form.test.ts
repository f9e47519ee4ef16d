import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOfDraft } from '../../../kit/form/model.ts';
import { type TokenDraft, tokenForm, WHOLE_DOMAIN } from './token.form.ts';

const draft: TokenDraft = { name: ' deploy ', access: 'full', project_id: 'p1', days: '90' };

test('a new token reads, for thirty days, where the person is', () => {
  assert.deepEqual(tokenForm('p1').blank(), { name: '', access: 'read', project_id: 'p1', days: '30' });
});

test('a draft becomes a body', () => {
  const { toBody } = tokenForm('');
  assert.deepEqual(toBody(draft), { name: 'deploy', access: 'full', project_id: 'p1', days: 90 });
  assert.equal(toBody({ ...draft, project_id: WHOLE_DOMAIN }).project_id, null);
});

test('what is missing is said at its field', () => {
  const problemsOf = (changes: Partial<TokenDraft>) =>
    Object.entries(problemsOfDraft(tokenForm(''), { ...draft, ...changes })).map(([at, { code }]) => `${at} ${code}`);
  assert.deepEqual(problemsOf({}), []);
  assert.deepEqual(problemsOf({ name: ' ' }), ['name required']);
  assert.deepEqual(problemsOf({ name: 'x'.repeat(65) }), ['name text_too_long']);
  assert.deepEqual(problemsOf({ project_id: '' }), ['project_id required']);
  assert.deepEqual(problemsOf({ days: '400' }), ['days out_of_range']);
});
