import { deepEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Versioning } from '../wire/buckets.ts';
import { createVersioningReads } from './versioning-reads.ts';

function open() {
  const answers: PromiseWithResolvers<Versioning>[] = [];
  const stored: string[] = [];
  const reads = createVersioningReads(
    () => {
      const answer = Promise.withResolvers<Versioning>();
      answers.push(answer);
      return answer.promise;
    },
    (bucket, versioning) => stored.push(`${bucket} ${versioning}`),
  );
  return { reads, answers, stored };
}

describe('the versioning of buckets', () => {
  it('is read once at a time', async () => {
    const { reads, answers, stored } = open();
    const both = [reads.read('a'), reads.read('a')];
    answers[0]!.resolve('on');
    await Promise.all(both);
    deepEqual([answers.length, stored], [1, ['a on']]);
  });

  it('is that of the last read, in whatever order the answers come', async () => {
    const { reads, answers, stored } = open();
    const both = [reads.read('a'), reads.readAgain('a')];
    answers[1]!.resolve('on');
    answers[0]!.resolve('off');
    await Promise.all(both);
    deepEqual(stored, ['a on']);
  });

  it('is what was set, not what was read before', async () => {
    const { reads, answers, stored } = open();
    const read = reads.read('a');
    reads.set('a', 'on');
    answers[0]!.resolve('off');
    await read;
    deepEqual(stored, ['a on']);
  });

  it('is not known of a bucket that does not answer, and read when it is asked for again', async () => {
    const { reads, answers, stored } = open();
    const read = reads.read('a');
    answers[0]!.reject(new Error('gone'));
    await read;
    const again = reads.read('a');
    answers[1]!.resolve('suspended');
    await again;
    deepEqual(stored, ['a suspended']);
  });
});
