import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  Changed,
  Denied,
  errorCodes,
  errorOfAnswer,
  Invalid,
  NotFound,
  Offline,
  quotaKinds,
  ServerFault,
  TaskFailed,
  Unreadable,
} from '@skydeck/contract';
import { textOfError, textOfProblem } from './problem-text.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Record<string, string>;
const words = { ...read('../words/en.json'), ...read('../problems/words/en.json') };

/** As i18next does it: an unknown key is its own text. */
const t = ((key: string, values: Record<string, unknown> = {}) =>
  (words[`${key}_${values['count'] === 1 ? 'one' : 'other'}`] ?? words[key] ?? key).replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => String(values[name] ?? ''),
  )) as Parameters<typeof textOfProblem>[0] & Parameters<typeof textOfError>[0];

describe('the text of a field problem', () => {
  it('puts the values of the server into our words', () => {
    const text = textOfProblem(t, { code: 'outside_subnet', message: 'outside', values: { cidr: '10.80.4.0/24' } });
    assert.equal(text, 'Must be inside 10.80.4.0/24.');
  });

  it('is the server’s own message when we have no words for the code', () => {
    assert.equal(textOfProblem(t, { code: 'from_a_newer_server', message: 'Too blue' }), 'Too blue');
  });

  // spec: form.limits
  it('names how long it may be, and says that it is too long or too short where nobody knows', () => {
    const text = (values?: Record<string, unknown>) => textOfProblem(t, { code: 'size', message: 'x', values });
    assert.equal(text({ least: 3, most: 63 }), '3 to 63 characters.');
    assert.equal(text({ least: 0, most: 255 }), 'At most 255 characters.');
    assert.equal(text({ most: 64 }), 'At most 64 characters.');
    assert.equal(text({ least: 6, most: 6 }), 'Exactly 6 characters.');
    assert.equal(text({ least: 0, most: 64, of: 'entries' }), 'At most 64 entries.');
    assert.equal(text({ least: 1, most: 8, of: 'entries' }), '1 to 8 entries.');
    assert.equal(text(), words['problem.size']);
  });

  it('shows what another server said', () => {
    assert.equal(textOfProblem(t, { code: 'server', message: 'Invalid input for name' }), 'Invalid input for name');
  });
});

describe('the text of an error', () => {
  // spec: error.in-use
  it('names what there is too much of, and what is in the way', () => {
    const text = (code: string, values: Record<string, unknown>) => textOfError(t, new Invalid('', { code, values }));
    assert.equal(text('quota_exceeded', { limit: 20, what: 'networks' }), 'Networks: quota of 20 exceeded.');
    assert.equal(
      text('quota_exceeded', { limit: 50, what: 'policy_gigabytes', policy: 'fast' }),
      'Storage in GiB, policy fast: quota of 50 exceeded.',
    );
    assert.equal(text('in_use', { name: 'core', count: 2, by: 'ports' }), 'In use by 2 ports.');
    assert.equal(text('in_use', { name: 'core', count: 1, by: 'ports' }), 'In use by 1 port.');
    // A cloud does not say of how many.
    assert.equal(text('in_use', { by: 'vpns' }), 'In use by: VPN connections.');
    // Of what we have no word for, or are not told of.
    assert.equal(text('quota_exceeded', { limit: 3, what: 'moons' }), 'Quota of 3 exceeded.');
    for (const values of [{}, { count: 2, by: 'moons' }]) assert.equal(text('in_use', values), 'It is in use.');
    for (const kind of [...quotaKinds, 'gigabytes', 'policy_gigabytes', 'pools', 'interfaces', 'routes', 'vpns'])
      assert.ok(words[`kind.${kind}`], kind);
    for (const by of ['ports', 'addresses', 'interfaces', 'routes', 'vpns', 'floating_ips', 'dependents', 'snapshots'])
      assert.match(text('in_use', { count: 2, by }), /2 .*s/);
  });

  it('goes by code, then by class, then by what the server said', () => {
    assert.equal(
      textOfError(t, new Invalid('used', { code: 'quota_exceeded', values: { limit: 5 } })),
      words['error.quota_exceeded']?.replace('{{limit}}', '5'),
    );
    assert.equal(textOfError(t, new Offline('fetch failed', { code: 'from_a_newer_server' })), words['error.offline']);
    assert.equal(textOfError(t, new TaskFailed('')), words['error.task_failed']);
  });

  it('says whether the account or the project is disabled', () => {
    const text = (values: Record<string, unknown>) =>
      textOfError(t, new Denied('', { code: 'access_disabled', values }));
    assert.equal(text({ what: 'project' }), 'This project is disabled.');
    for (const values of [{ what: 'user' }, {}]) assert.equal(text(values), 'Access is disabled.');
  });

  it('is the server’s own reason where a refusal has many', () => {
    const text = (code: string, message: string) => textOfError(t, new Invalid(message, { code }));
    for (const code of ['protected', 'not_allowed_now']) {
      assert.equal(text(code, 'The default group cannot be deleted'), 'The default group cannot be deleted.');
      assert.equal(text(code, 'It is being changed. '), 'It is being changed.');
      assert.equal(text(code, ''), words[`error.${code}`]);
    }
  });

  // spec: error.foreign
  it('is what a server that is not ours said, where the class says less', () => {
    for (const error of [
      new Invalid('The plan forbids it.'),
      new NotFound('No such plan.'),
      new TaskFailed('Disk full.'),
    ])
      assert.equal(textOfError(t, error), error.message);
    assert.equal(textOfError(t, new Invalid('Theirs.', { code: 'from_a_newer_server' })), 'Theirs.');
    assert.equal(textOfError(t, new Changed('Theirs.')), words['error.changed']);
    assert.equal(textOfError(t, new ServerFault('Traceback: …')), words['error.server_fault']);
  });

  it('is our own sentence where a server that is not ours says nothing', () => {
    const textOf = (status: number) => textOfError(t, errorOfAnswer(status, '', null, null));
    assert.equal(textOf(404), words['error.not_found']);
    assert.equal(textOf(500), words['error.server_fault']);
  });

  for (const [what, error, says] of [
    ['no answer', new Offline('fetch failed'), 'Cannot connect. Check your connection and try again.'],
    ['what cannot be read', new Unreadable('Expected JSON'), 'The response could not be read.'],
    ['a refusal without words', errorOfAnswer(409, 'Conflict', null, null), 'Conflict'],
    [
      'a remark about a deprecated field',
      errorOfAnswer(422, '', { message: "Field 'tenant_id' is deprecated. The list is frozen." }, null),
      'The list is frozen.',
    ],
    ['nothing there', errorOfAnswer(404, 'Not Found', {}, null), 'This no longer exists.'],
    [
      'a fault of what stands before the server',
      errorOfAnswer(502, 'Bad Gateway', null, null),
      'Server error. Try again. If the problem continues, contact your administrator.',
    ],
    [
      'a right that is missing',
      errorOfAnswer(403, '', { error: { err_code: 'forbidden', message: 'no' } }, null),
      'You do not have permission to do this.',
    ],
  ] as const)
    // spec: error.classes
    it(`of ${what} is a sentence: ${says}`, () => assert.equal(textOfError(t, error), says));

  it('is our own sentence for what we answer ourselves', () => {
    const said = { code: 'validation_failed' };
    assert.equal(textOfError(t, new Invalid('Some fields are wrong', said)), words['error.invalid']);
    assert.equal(textOfError(t, new NotFound('', {})), words['error.not_found']);
  });

  it('is the message of what is no call', () => {
    assert.equal(textOfError(t, new Error('a fault of ours')), 'a fault of ours');
    assert.equal(textOfError(t, 'thrown text'), 'thrown text');
  });

  // spec: error.words
  it('leaves no code of the contract without words that a person could meet and the class does not already say', () => {
    // These say no more than their class does.
    const byClass = new Set([
      'bad_request',
      'unreadable_body',
      'validation_failed',
      'not_a_uuid',
      'unknown_path',
      'wrong_media_type',
      'unauthorized',
      'forbidden',
      'cross_site',
      'wrong_scope',
      'not_found',
      'revision_conflict',
      'server_error',
    ]);
    // The steps of signing in have words of their own; the last is for a program with a token.
    const said = new Set(['second_factor_required', 'second_factor_over', 'wrong_code', 'not_by_token']);
    assert.deepEqual(
      errorCodes.filter((code) => !byClass.has(code) && !said.has(code) && !words[`error.${code}`]),
      [],
    );
  });
});
