import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asInEnglish,
  callsOf,
  contextProblems,
  englishLeft,
  has,
  holeProblems,
  keyProblems,
  nounProblems,
  ofPart,
  ownProblems,
  repeatedOfKit,
  textsIn,
  untranslated,
  verbProblems,
  withActs,
  withoutContexts,
} from './words.ts';

const english = {
  title: 'Routers',
  found_one: '{{count}} router',
  found_other: '{{count}} routers',
  hello: 'Hello {{name}}',
};

test('a full translation has no problems', () => {
  const german = {
    title: 'Router',
    found_one: '{{count}} Router',
    found_other: '{{count}} Router',
    hello: 'Hallo {{name}}',
  };
  assert.deepEqual(keyProblems(english, german, 'de'), []);
  assert.deepEqual(holeProblems(english, german), []);
});

test('a missing key, one too many, and a plural that is none', () => {
  const german = { title: 'Router', found: 'Router', extra: 'Mehr' };
  assert.deepEqual(keyProblems(english, german, 'de'), [
    'found has no plural forms',
    'hello is missing',
    'extra is not in English',
  ]);
});

test('each language has the plural forms it counts with', () => {
  const found = { found_one: 'a', found_other: 'b' };
  const only = { found_one: '{{count}} router', found_other: '{{count}} routers' };
  assert.deepEqual(keyProblems(only, found, 'ru'), ['found_few is missing', 'found_many is missing']);
  assert.deepEqual(keyProblems(only, found, 'ja'), ['found_one is never shown']);
  assert.deepEqual(keyProblems(only, { found_other: 'b' }, 'zh'), []);
  assert.deepEqual(keyProblems(only, found, 'es'), ['found_many is missing']);
});

test('a value that got lost, and one that was invented', () => {
  assert.deepEqual(holeProblems(english, { hello: 'Hallo {{nme}}' }), ['hello lost {{name}}', 'hello invents {{nme}}']);
});

test('a form may say its count in words', () => {
  assert.deepEqual(holeProblems(english, { found_one: 'ein Router', found_other: '{{count}} Router' }), []);
});

test('finds what was not translated', () => {
  assert.deepEqual(
    untranslated({ a: 'Delete', b: 'DNS' }, { a: 'Delete', b: 'DNS' }, (text) => text === 'DNS'),
    ['a: Delete'],
  );
});

test('finds English inside of a translation', () => {
  const clean = {
    a: 'Der Router {{the}} ist weg',
    b: 'Tippen Sie „delete the router“',
    c: 'Ein Android-Gerät, das Land',
  };
  assert.deepEqual(englishLeft(clean, 'de'), []);
  assert.deepEqual(englishLeft({ a: 'Der Router is not in the list' }, 'de'), ['a: Der Router is not in the list']);
  assert.deepEqual(
    englishLeft(
      { a: '«default» зарезервировано', b: 'см. https://a.example/b', c: 'SSH и VPN', d: 'ldaps шифрует' },
      'ru',
    ),
    [],
  );
  assert.deepEqual(englishLeft({ a: 'Удалить router' }, 'ru'), ['a: Удалить router']);
  assert.deepEqual(englishLeft({ a: 'Eliminar router' }, 'es'), []);
});

test('English itself has both of its forms, and no text is empty', () => {
  assert.deepEqual(ownProblems({ a_one: '{{count}} x', a_other: '{{count}} xs', b: 'c' }, 'en'), []);
  assert.deepEqual(ownProblems({ a_other: 'xs', b: '', c: ' d' }, 'en'), [
    'a_one is missing',
    'b is empty, or has space around it',
    'c is empty, or has space around it',
  ]);
});

test('knows the keys a source could ask for', () => {
  const { keys, patterns } = textsIn("t('list.title'); t(`status.${router.status}`); `${all}`;");
  assert.ok(keys.has('list.title'));
  assert.ok(patterns.some((pattern) => pattern.test('status.ACTIVE')));
  assert.ok(!patterns.some((pattern) => pattern.test('list.empty')));
});

test('knows what a text function is asked for', () => {
  const source = "t('a.b'); list.t('c'); t(`status.${one}`, { count: 1 }); split('d')";
  assert.deepEqual(callsOf(source, 't'), ['a.b', 'status.${one}']);
  assert.equal(has({ 'a.b': 'x' }, 'a.b'), true);
  assert.equal(has({ a_one: 'x', a_other: 'y' }, 'a'), true);
  assert.equal(has({ 'status.up': 'x' }, 'status.${one}'), true);
  assert.equal(has({ 'state.up': 'x' }, 'status.${one}'), false);
});

const kit = {
  'delete.done_one': 'A {{noun.one}} went',
  'delete.done_other': '{{count}} {{noun.many}} went',
  name: 'Name',
};

test('a resource has the forms of its noun that the sentences of the kit name, or none', () => {
  assert.deepEqual(nounProblems({ 'noun.one': 'router', 'noun.many': 'routers' }, kit), []);
  assert.deepEqual(nounProblems({ 'noun.gender': 'feminine', title: 'Routers' }, kit), []);
  assert.deepEqual(nounProblems({ 'noun.one': 'router', 'noun.dual': 'routers' }, kit), [
    'noun.many is missing',
    'noun.dual is in no sentence',
  ]);
});

test('what a resource says in another way in one language need not be in English', () => {
  const own = { 'noun.one': 'Router', title: 'Router', 'delete.done_one': 'x', 'delete.done_other': 'y', odd: 'z' };
  assert.deepEqual(asInEnglish(own, { title: 'Routers' }, kit), { title: 'Router', odd: 'z' });
});

test('what repeats the kit in each language is found', () => {
  assert.deepEqual(repeatedOfKit([{ name: 'Name', 'noun.one': 'a' }, { name: 'Name' }], [kit, { name: 'Name' }]), [
    'name',
  ]);
  assert.deepEqual(repeatedOfKit([{ name: 'Name' }, { name: 'Titel' }], [kit, { name: 'Name' }]), []);
});

test('a text for one gender says what the text for all says, and another sentence', () => {
  const table = { gone: 'Der {{name}} ist weg', gone_feminine: 'Die {{name}} ist weg' };
  assert.deepEqual(contextProblems(table), []);
  assert.deepEqual(Object.keys(withoutContexts(table)), ['gone']);
  assert.deepEqual(holeProblems({ gone: '{{name}} is gone' }, table), []);
  assert.deepEqual(holeProblems({ gone: '{{name}} is gone' }, { ...table, gone_neuter: 'weg' }), [
    'gone_neuter lost {{name}}',
  ]);
  assert.deepEqual(contextProblems({ gone: 'weg', gone_neuter: 'weg', new_feminine: 'neu' }), [
    'gone_neuter is the text for all',
    'new_feminine has no text for all',
  ]);
});

test('a counted noun says the count', () => {
  const said = { failed: '{{failed}} of {{count}} {{noun.many}}' };
  assert.deepEqual(holeProblems(said, { failed: '{{noun.counted}}中有 {{failed}} 个' }), []);
});

test('a part has the forms that are said of it, in no matter which case they stand', () => {
  const said = { 'act.done': '{{noun.many_title}} {{verb.done}}: {{count}}', 'delete.done': '{{noun.dual}} went' };
  assert.deepEqual(nounProblems({ 'route.noun.many': 'routes' }, said), []);
  assert.deepEqual(nounProblems({ 'route.noun.dual': 'routes' }, said), [
    'route.noun.many is missing',
    'route.noun.dual is in no sentence',
  ]);
  assert.deepEqual(nounProblems({ 'noun.many': 'routes', 'delete.action': 'Release' }, said), []);
});

test('an act has the forms of its verb that the sentences about any act name', () => {
  const said = { 'act.done': '{{verb.done_title}}: {{count}}', 'act.title': '{{verb.action}}?' };
  const cut = { 'route.cut.action': 'Cut', 'route.cut.verb.done': 'cut' };
  assert.deepEqual(verbProblems(cut, cut, said), []);
  assert.deepEqual(verbProblems(cut, {}, said), ['route.cut.verb has no forms']);
  assert.deepEqual(verbProblems(cut, {}, { 'act.title': '{{verb.action}}' }), []);
  assert.deepEqual(verbProblems(cut, { 'route.cut.verb.going': 'x' }, said), [
    'route.cut.verb.done is missing',
    'route.cut.verb.going is in no sentence',
  ]);
});

test('what is said of a part needs no name of it, and of an act nothing but its verb', () => {
  const table = { ...ofPart({ 'route.cut.verb.done': 'cut', other: 'x' }, 'route'), 'act.done': 'done' };
  assert.deepEqual(withActs(table), { 'cut.verb.done': 'cut', 'act.done': 'done', 'cut.done': 'done' });
});
