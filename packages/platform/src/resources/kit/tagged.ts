import type { Tagged } from '@skydeck/contract';

/** What people wrote at a record; one from before there were tags has none. */
export interface TaggedRecord {
  readonly description?: string;
  readonly tags?: readonly string[];
}

export const taggedFieldsOf = ({ description = '', tags = [] }: Tagged | TaggedRecord) => ({
  description,
  tags: [...tags],
});

/** What a body says, as it is kept: each tag once, without spaces around it. What is left out stays. */
export const readTagged = ({ description, tags }: Tagged): TaggedRecord => ({
  ...(description !== undefined && { description: description.trim() }),
  ...(tags && { tags: [...new Set(tags.map((tag) => tag.trim()))] }),
});

/** The same of a new record. */
export const newTagged = (body: Tagged): TaggedRecord => ({ description: '', ...readTagged(body) });
