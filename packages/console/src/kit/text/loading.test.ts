import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLoading } from './loading.ts';

// Visits of pages.
const networks = { address: '/networks' };
const routers = { address: '/routers' };

/** Fails as often as it is told. */
function wordsAfter(failures: number) {
  const asked: string[] = [];
  const load = async (language: string, namespace: string) => {
    asked.push(`${language} ${namespace}`);
    if (asked.length <= failures) throw new TypeError('Failed to fetch dynamically imported module');
  };
  return { asked, loading: createLoading(load) };
}

describe('a set of words', () => {
  it('is one promise for all who ask, on every visit', async () => {
    const { asked, loading } = wordsAfter(0);
    const first = loading.of('en', 'kit', networks);
    assert.equal(loading.of('en', 'kit', networks), first);
    await first;
    assert.equal(loading.of('en', 'kit', routers), first);
    assert.equal(loading.of('en', 'kit', null), first);
    assert.deepEqual(asked, ['en kit']);
  });

  it('is another one in another language', async () => {
    const { asked, loading } = wordsAfter(0);
    await Promise.all([loading.of('en', 'kit', null), loading.of('de', 'kit', null), loading.of('de', 'shell', null)]);
    assert.deepEqual(asked, ['en kit', 'de kit', 'de shell']);
    assert.deepEqual(loading.asked(), ['kit', 'shell']);
  });

  it('that is there suspends nobody', async () => {
    const { loading } = wordsAfter(0);
    const loaded = loading.of('en', 'kit', null);
    await loaded;
    assert.equal((loaded as { status?: string }).status, 'fulfilled');
  });
});

describe('words that cannot be had', () => {
  it('stay away from the page that asked: React asks again while it gives it up', async () => {
    const { asked, loading } = wordsAfter(1);
    const first = loading.of('en', 'kit', networks);
    await assert.rejects(first, TypeError);
    assert.equal(loading.of('en', 'kit', networks), first);
    assert.equal(asked.length, 1);
  });

  it('are tried again by the next page', async () => {
    const { asked, loading } = wordsAfter(1);
    await assert.rejects(loading.of('en', 'kit', networks), TypeError);
    await loading.of('en', 'kit', routers);
    await loading.of('en', 'kit', networks);
    assert.equal(asked.length, 2);
  });

  it('are tried again by the next visit of the same page', async () => {
    const { asked, loading } = wordsAfter(1);
    await assert.rejects(loading.of('en', 'kit', networks), TypeError);
    await loading.of('en', 'kit', { ...networks });
    assert.equal(asked.length, 2);
  });

  it('are tried again by a page that waited for the question of the one before', async () => {
    const { asked, loading } = wordsAfter(2);
    const before = loading.of('en', 'kit', networks);
    assert.equal(loading.of('en', 'kit', routers), before);
    await assert.rejects(before, TypeError);
    await assert.rejects(loading.of('en', 'kit', routers), TypeError);
    await assert.rejects(loading.of('en', 'kit', routers), TypeError);
    assert.equal(asked.length, 2);
  });

  it('are tried again each time where no page shows them', async () => {
    const { asked, loading } = wordsAfter(2);
    await assert.rejects(loading.of('en', 'kit', null), TypeError);
    await assert.rejects(loading.of('en', 'kit', null), TypeError);
    await loading.of('en', 'kit', null);
    assert.equal(asked.length, 3);
  });
});
