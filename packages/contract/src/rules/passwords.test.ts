import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPasswordChange, isStrongPassword } from './passwords.ts';
import { table } from './testing/table.ts';

// spec: account.password.strength
table('isStrongPassword', isStrongPassword, {
  good: [
    'abcdefghijklmno1',
    '1111111111111111a',
    'ééééééééééééééé1',
    'correct horse battery 9',
    'Abcdefghij1!',
    'Éèàùâêîôû12_',
    ...[...'@#$%^&*()_+~?`-'].map((special) => `Abcdefghij1${special}`),
    `${'a'.repeat(255)}1`,
  ],
  bad: [
    '',
    'abcdefghijklmn1',
    'abcdefghijklmnop',
    '1234567890123456',
    'Abcdefghi1!',
    'abcdefghij1!',
    'ABCDEFGHIJ1!',
    'Abcdefghijk!',
    'Abcdefghijk1',
    'Abcdefghij1.',
    'Abcdefghij1 ',
    '!!!!!!!!!!!!!!!!',
    'Abcdefghij1€',
    // Other digits are no digits here: not everybody could type them.
    'abcdefghijklmno٣',
    // Sixteen halves of signs are eight signs.
    `a1${'🙂'.repeat(7)}`,
    ' '.repeat(256),
  ],
  takes: (text) => text.includes('a') && text.includes('1') && text.length > 16,
});

const codes = (current: string, next: string, again = next) =>
  Object.fromEntries(
    Object.entries(checkPasswordChange({ current_password: current, new_password: next, confirm_password: again })).map(
      ([name, { code }]) => [name, code],
    ),
  );

// spec: account.password.change
test('a change of password: what the form says before it is sent', () => {
  const [old, strong] = ['Quiet-Harbour-47', 'Loud-Harbour-48'];
  const cases: [string, ReturnType<typeof codes>, ReturnType<typeof codes>][] = [
    ['all is well', codes(old, strong), {}],
    ['nothing is filled in', codes('', ''), { current_password: 'required', new_password: 'required' }],
    ['no current password', codes('', strong), { current_password: 'required' }],
    ['no new password', codes(old, ''), { new_password: 'required' }],
    ['the same again', codes(old, old), { new_password: 'same_password' }],
    ['too weak', codes(old, 'short1!'), { new_password: 'weak_password' }],
    ['not repeated', codes(old, strong, ''), { confirm_password: 'password_mismatch' }],
    ['repeated otherwise', codes(old, strong, `${strong} `), { confirm_password: 'password_mismatch' }],
    ['another case is another password', codes(old, old.toLowerCase()), {}],
    [
      'all at once',
      codes('', 'x', 'y'),
      {
        current_password: 'required',
        new_password: 'weak_password',
        confirm_password: 'password_mismatch',
      },
    ],
  ];
  for (const [says, given, expected] of cases) assert.deepEqual(given, expected, says);
});
