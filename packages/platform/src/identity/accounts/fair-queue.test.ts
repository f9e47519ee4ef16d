import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFairQueue, type FairQueueSettings, QueueFull } from './fair-queue.ts';

const settled = () => new Promise((next) => setImmediate(next));

/** A queue whose work ends one at a time, when the test says so. */
function openLine(settings: FairQueueSettings) {
  const line = createFairQueue(settings);
  const started: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    refused,
    async come(name: string, source: string | null = name) {
      void line
        .run(source, async () => {
          started.push(name);
          await new Promise<void>((end) => ends.push(end));
        })
        .catch((error: unknown) => {
          assert.ok(error instanceof QueueFull);
          refused.push(name);
        });
      await settled();
    },
    async endOne() {
      ends.shift()?.();
      await settled();
    },
  };
}

// spec: sign-in.line
test('a line is as long as it is: who comes then is refused at once', async () => {
  const line = openLine({ concurrency: 2, maxWaiting: 3 });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await line.come(name);
  assert.deepEqual(
    [line.started, line.refused],
    [
      ['a', 'b'],
      ['f', 'g'],
    ],
  );
  for (let end = 0; end < 5; end += 1) await line.endOne();
  assert.deepEqual(line.started, ['a', 'b', 'c', 'd', 'e']);
});

// spec: sign-in.line.fair
test('who is known goes first, and finds room in a full line', async () => {
  const line = openLine({ concurrency: 1, maxWaiting: 2 });
  for (const name of ['a', 'b', 'c']) await line.come(name);
  await line.come('known', null);
  assert.deepEqual(line.refused, ['c'], 'the last one makes room');
  await line.endOne();
  assert.deepEqual(line.started, ['a', 'known']);
});

test('one source has its share: another’s first goes before its second', async () => {
  const line = openLine({ concurrency: 1, maxWaiting: 4 });
  for (let time = 1; time <= 600; time += 1) await line.come(`flood-${time}`, 'flood');
  await line.come('other');
  await line.endOne();
  assert.deepEqual(line.started, ['flood-1', 'other']);
  assert.equal(line.refused.length, 596);
});

test('600 sources that come again and again stand behind one that comes once', async () => {
  const line = openLine({ concurrency: 2, maxWaiting: 64 });
  const wave = async () => {
    for (let source = 1; source <= 600; source += 1) await line.come(`wrong-${source}`);
  };
  await wave();
  for (let end = 0; end < 30; end += 1) await line.endOne();
  await wave();
  assert.equal(line.refused.length, 534 + 570, 'the line is full again, with 30 of the second wave');
  await line.come('right');
  assert.ok(!line.refused.includes('right'));
  for (let end = 0; end < 35; end += 1) await line.endOne();
  assert.equal(line.started.at(-1), 'right', 'after what was there before, and before all of the second wave');
});

test('with an empty line, all begin anew', async () => {
  const line = openLine({ concurrency: 1, maxWaiting: 2 });
  for (let time = 1; time <= 5; time += 1) await line.come(`early-${time}`, 'one');
  for (let end = 0; end < 3; end += 1) await line.endOne();
  await line.come('busy', 'other');
  await line.come('late', 'one');
  await line.come('last', 'third');
  await line.endOne();
  assert.deepEqual(line.started.at(-1), 'late', 'in the order they came');
});

test('work that fails releases its slot', async () => {
  const { run } = createFairQueue({ concurrency: 1, maxWaiting: 1 });
  await assert.rejects(
    run('a', () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  assert.equal(await run('b', async () => 'done'), 'done');
});
