import assert from 'node:assert/strict';
import { it } from 'node:test';
import { object } from 'superstruct';
import { formModel, problemsOfDraft } from './model.ts';
import { type TaggedDraft, taggedOf, taggedShape, toNewTagged, toTagged } from './tagged.rules.ts';

const said = { description: ' The shop ', tags: ['web', 'tier 1'] };

it('a form begins with what is written at the item, or with nothing', () => {
  assert.deepEqual(taggedOf(said), said);
  assert.notEqual(taggedOf(said).tags, said.tags);
  assert.deepEqual(taggedOf(), { description: '', tags: [] });
});

it('a change says both, a new item only what there is', () => {
  assert.deepEqual(toTagged(said), { description: 'The shop', tags: ['web', 'tier 1'] });
  assert.deepEqual(toTagged(taggedOf()), { description: '', tags: [] });
  assert.deepEqual(toNewTagged(said), toTagged(said));
  assert.deepEqual(toNewTagged({ description: ' ', tags: [] }), {});
});

// spec: value.tags
it('says which tag is wrong', () => {
  const model = formModel<TaggedDraft, object>({ shape: object(taggedShape), blank: taggedOf, toBody: toTagged });
  const codes = (tags: string[]) =>
    Object.entries(problemsOfDraft(model, { description: '', tags })).map(([path, { code }]) => [path, code]);
  assert.deepEqual(codes(['web', 'x'.repeat(61)]), [['tags.1', 'size']]);
  assert.deepEqual(
    codes(Array.from({ length: 51 }, (_, at) => String(at))).map(([path]) => path),
    ['tags'],
  );
});
