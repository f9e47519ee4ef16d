import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStrongPassword } from '@skydeck/contract';
import { demoAccounts } from './demo-accounts.ts';
import { whyNotPassword } from './guessable-password.ts';
import { withoutWords, wordsIn } from './personal-words.ts';

const words = wordsIn(['Skydeck', 'jonas.lind', 'Norrland Retail', 'payments-prod']);

const whyNot = async (password: string): Promise<string> => {
  const found = await whyNotPassword(password, words);
  return [found?.code ?? 'none', ...Object.values(found?.values ?? {})].join(' ');
};

const usual = [
  'Password1234!',
  'P@ssw0rd-1234',
  'Letmein12345!',
  'Welcome-2026!',
  'Administrator-1',
  'drowssapdrowssap1',
  'passwordpassword1',
  '1qaz2wsx3edc4rfv',
  'q1w2e3r4t5y6u7i8',
  'Qwertyuiop123!',
  'abcdefghijklmno1',
  '1111111111111111a',
];

const own: readonly (readonly [password: string, word: string])[] = [
  ['Skydeck-2026!', 'Skydeck'],
  ['5kyD3ck-2026!', 'Skydeck'],
  ['kcedykS-2026!', 'Skydeck'],
  ['Jonas-Lind-1987', 'jonas'],
  ['Norrland-Retail-1', 'Norrland'],
  ['NorrlandRetail-1', 'NorrlandRetail'],
  ['Payments.Prod_2026!', 'payments'],
  ['Skydeck-Password-1', 'Skydeck'],
];

test('a usual password is refused, and what is made of usual ones', async () => {
  for (const password of usual) {
    assert.ok(isStrongPassword(password), password);
    assert.equal(await whyNot(password), 'usual_password', password);
  }
});

// spec: account.password.guess
test('a password that is made of a word near the person is refused, and the word is told', async () => {
  for (const [password, word] of own) {
    assert.ok(isStrongPassword(password), password);
    assert.equal(await whyNot(password), `own_word_password ${word}`, password);
    assert.equal((await whyNotPassword(password, []))?.code ?? 'none', 'none', `${password}: by that word alone`);
  }
});

test('what is hard to guess without the word may have it in it', async () => {
  for (const password of ['Skydeck-Kx7#pQ9vLm2', 'copper lantern under 7 skydecks', 'Quiet-Harbour-47'])
    assert.equal(await whyNot(password), 'none', password);
});

test('the demo’s own passwords are good enough', async () => {
  for (const { password, name, fullName, domain } of demoAccounts)
    assert.equal(await whyNotPassword(password, wordsIn([name, fullName, domain])), null, name);
});

test('words: of four signs, alone and as one, each once', () => {
  assert.deepEqual(wordsIn(['data-platform', 'Li Bo', 'Mia', 'Data platform', '', 'Łódź Über']), [
    'data',
    'platform',
    'dataplatform',
    'LiBo',
    'Data',
    'Dataplatform',
    'Łódź',
    'Über',
    'ŁódźÜber',
  ]);
});

test('words are cut out wherever they stand, whatever stands for their letters', () => {
  const cases: readonly (readonly [password: string, rest: string, word: string | null])[] = [
    ['', '', null],
    ['x-skydec-k', 'x-skydec-k', null],
    ['aSKYDECKb🙂SkydeckC', 'ab🙂C', 'Skydeck'],
    ['$kyd3ck!', '!', 'Skydeck'],
    ['ubers-U\u0308ber9', 's-9', 'Über'],
    ['1ind|1nd', '', 'Lind'],
    ['x프로젝트y', 'xy', '프로젝트'],
    ['x파란장터y', 'x파란장터y', null],
  ];
  for (const [password, rest, word] of cases)
    assert.deepEqual(withoutWords(password, ['Skydeck', 'Lind', 'Über', '프로젝트']), { rest, word }, password);
});
