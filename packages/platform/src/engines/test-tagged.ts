import assert from 'node:assert/strict';
import type { Page, Tagged } from '@skydeck/contract';
import type { ListQuery } from '../http/crud-engine.ts';

type TaggedItem = Tagged & { readonly id: string };

/** How a resource is called here: its own fields are given along. */
export interface TaggedCalls {
  create(body: Tagged): Promise<TaggedItem>;
  update(id: string, body: Tagged): Promise<TaggedItem>;
  list(query: ListQuery): Promise<Page<TaggedItem>>;
}

const told = ({ description, tags = [] }: Tagged) => [description, tags.toSorted()];

/** A description and tags are kept and changed, and lists find by them. Neutron keeps tags in no order. */
export async function keepsTags({ create, update, list }: TaggedCalls): Promise<void> {
  const one = await create({ description: ' The shop ', tags: ['web', 'tier 1', 'web'] });
  const bare = await create({});
  assert.deepEqual(
    [told(one), told(bare)],
    [
      ['The shop', ['tier 1', 'web']],
      ['', []],
    ],
  );
  await findsByTags(list, one.id, bare.id);
  assert.deepEqual(told(await update(one.id, { tags: ['new'] })), ['The shop', ['new']]);
  assert.deepEqual(told(await update(one.id, { description: '' })), ['', ['new']]);
  assert.deepEqual(told(await update(one.id, { tags: [] })), ['', []]);
}

async function findsByTags(list: TaggedCalls['list'], one: string, bare: string): Promise<void> {
  for (const [query, found] of [
    [{ tags: 'web' }, [one]],
    [{ tags: 'web,tier 1' }, [one]],
    [{ tags: 'web,db' }, []],
    [{ tags: 'contains:WE,tier' }, [one]],
    [{ tags: 'any:db,web' }, [one]],
    [{ tags: 'not_any:db,web' }, [bare]],
    [{ 'tags-any': 'db,web' }, [one]],
    [{ 'not-tags': 'web,db' }, [one, bare]],
    [{ 'not-tags': 'web,tier 1' }, [bare]],
    [{ 'not-tags-any': 'web,db' }, [bare]],
    [{ description: 'contains:shop' }, [one]],
    [{ search: 'contains:tier' }, [one]],
    [{ search: 'contains:the shop' }, [one]],
  ] as const) {
    const { data } = await list({ ...query, limit: '-1' });
    const ids = data.map(({ id }) => id).filter((id) => id === one || id === bare);
    assert.deepEqual(ids.toSorted(), found.toSorted(), JSON.stringify(query));
  }
}
