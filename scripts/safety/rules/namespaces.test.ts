import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namespacesIn, partsIn, textFunctionsIn } from './namespaces.ts';

test('finds a namespace with its constant and its folder', () => {
  const text =
    "export const routerWords = defineWords<typeof en>(\n  'router',\n  import.meta.glob('./words/??.json'));";
  assert.deepEqual(namespacesIn([{ path: 'a/router/words.ts', text }]), [
    { constant: 'routerWords', name: 'router', folder: 'a/router', isResource: false },
  ]);
  const ofResource = text.replace('defineWords', 'defineResourceWords');
  assert.deepEqual(namespacesIn([{ path: 'a/router/words.ts', text: ofResource }]), [
    { constant: 'routerWords', name: 'router', folder: 'a/router', isResource: true },
  ]);
});

test('finds which words a source asks for', () => {
  const text = 'const t = useText(routerWords);\nconst say = await loadText(kitWords);';
  assert.deepEqual(textFunctionsIn(text), [
    { name: 't', constant: 'routerWords' },
    { name: 'say', constant: 'kitWords' },
  ]);
});

test('finds the words of a part', () => {
  const text = "export const routeWords = partOf(routerWords, 'route');";
  assert.deepEqual(partsIn([{ path: 'a/router/words.ts', text }]), [
    { constant: 'routeWords', of: 'routerWords', part: 'route' },
  ]);
});
