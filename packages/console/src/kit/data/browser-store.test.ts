import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openStore } from './browser-store.ts';

const denied = (): Storage => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

/** The two of `Storage` that say something, over a map. */
function kept() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  } as unknown as Storage;
}

describe('what the browser keeps', () => {
  it('is there for the next page', () => {
    const storage = kept();
    openStore(() => storage).set('scheme', 'terrane');
    assert.equal(openStore(() => storage).get('scheme'), 'terrane');
    openStore(() => storage).set('scheme', null);
    assert.equal(openStore(() => storage).get('scheme'), null);
  });

  it('is kept by this page alone where the browser refuses', () => {
    const store = openStore(denied);
    assert.equal(store.get('session'), null);
    store.set('session', 's-1');
    assert.equal(store.get('session'), 's-1');
    assert.equal(openStore(denied).get('session'), null);
    store.set('session', null);
    assert.equal(store.get('session'), null);
  });

  it('is kept by the browser once it allows it', () => {
    const storage = kept();
    let isDenied = true;
    const store = openStore(() => (isDenied ? denied() : storage));
    store.set('session', 's-1');
    isDenied = false;
    assert.equal(store.get('session'), 's-1');
    store.set('session', 's-2');
    assert.equal(storage.getItem('session'), 's-2');
  });
});
