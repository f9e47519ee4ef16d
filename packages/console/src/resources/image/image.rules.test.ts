import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { distroText, imageStates, whyNotChange, whyNotDelete, whyNotUse } from './image.rules.ts';

describe('why something cannot be done to an image', () => {
  const own = { project_id: 'p', protected: false };
  // spec: image.protected, spec: image.public
  for (const [says, image, projectId, change, remove] of [
    ['own', own, 'p', false, false],
    ['of all projects', own, null, false, false],
    ['of another project', own, 'q', 'blocked.foreign', 'blocked.foreign'],
    ['protected', { ...own, protected: true }, 'p', false, 'blocked.protected'],
    ['protected, of another project', { ...own, protected: true }, 'q', 'blocked.foreign', 'blocked.foreign'],
  ] as const)
    test(says, () => {
      assert.equal(whyNotChange(image, projectId), change);
      assert.equal(whyNotDelete(image, projectId), remove);
    });

  test('one that is being uploaded has no file yet', () => {
    assert.deepEqual(
      ['saving', 'queued', 'active', 'deactivated'].map((status) => whyNotUse({ status })),
      ['blocked.loading', 'blocked.loading', false, false],
    );
  });
});

test('statuses have shapes, and those of a newer cloud too', () => {
  assert.deepEqual(['active', 'saving', 'killed', 'new'].map(imageStates.stateOf), [
    'healthy',
    'progress',
    'error',
    'unknown',
  ]);
});

test('a system is called by its own name, by our word, or as the server does', () => {
  assert.deepEqual(
    ['debian12', 'other', 'plan9'].map((id) => distroText((key) => key, id)),
    ['Debian 12', 'distro.other', 'plan9'],
  );
});
