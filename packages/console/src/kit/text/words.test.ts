import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineWords, loadWords } from './words.ts';

describe('words', () => {
  it('of a language are fetched when they are asked for, not before', async () => {
    const fetched: string[] = [];
    const file = (language: string) => async () => {
      fetched.push(language);
      return { hello: language };
    };
    const words = defineWords<{ hello: string }>('test', {
      './words/de.json': file('de'),
      './words/en.json': file('en'),
    });
    assert.equal(words.namespace, 'test');
    assert.deepEqual(fetched, []);
    assert.deepEqual(await loadWords('de', 'test'), { hello: 'de' });
    assert.deepEqual(fetched, ['de']);
  });

  it('that are not there are refused by name', async () => {
    defineWords('half', { './words/en.json': async () => ({}) });
    await assert.rejects(loadWords('de', 'half'), /half in de/);
    await assert.rejects(loadWords('en', 'nobody'), /nobody in en/);
  });

  it('of a language that is none of ours are refused, whatever the file is called', async () => {
    defineWords('odd', { './words/fr.json': async () => ({}) });
    await assert.rejects(loadWords('fr', 'odd'), /odd in fr/);
  });
});
