import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PSK } from '@skydeck/contract';
import { randomKey } from './key.rules.ts';

describe('a pre-shared key that is made up', () => {
  it('is one that a connection takes, of letters and figures that do not look alike', () => {
    const key = randomKey();
    assert.match(key, /^[A-HJ-NP-Za-km-z2-9]{32}$/);
    assert.ok(key.length >= PSK.least && key.length <= PSK.most);
  });

  it('is another one each time', () => {
    assert.equal(new Set(Array.from({ length: 100 }, () => randomKey())).size, 100);
  });

  it('takes each letter for as many bytes as any other, and asks for more when some are left over', () => {
    const asked: number[] = [];
    let byte = 0;
    const countUp = (bytes: Uint8Array) => {
      asked.push(bytes.length);
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = byte++ % 256;
    };
    const letters = new Map<string, number>();
    // 256 bytes are four rounds of the alphabet and 28 that are left over: seven keys and four letters.
    for (let round = 0; round < 7; round += 1)
      for (const letter of randomKey(countUp)) letters.set(letter, (letters.get(letter) ?? 0) + 1);
    assert.deepEqual([...new Set(letters.values())].toSorted(), [3, 4]);
    assert.equal(asked.length, 7);
    assert.equal(randomKey(countUp).length, 32);
    assert.equal(asked.length, 9);
  });
});
