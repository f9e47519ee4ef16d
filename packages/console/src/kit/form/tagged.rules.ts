import { size, type Tagged, Tags } from '@skydeck/contract';
import { string } from 'superstruct';

/** Part of a draft: what people write at an item for themselves. Its fields are `TaggedFields`. */
export interface TaggedDraft {
  description: string;
  tags: string[];
}

export const taggedShape = { description: size(string(), 0, 255), tags: Tags };

/** A new item says nothing. */
export const taggedOf = ({ description = '', tags = [] }: Tagged = {}): TaggedDraft => ({
  description,
  tags: [...tags],
});

/** In the body of a change, which may empty both. */
export const toTagged = ({ description, tags }: TaggedDraft): Tagged => ({
  description: description.trim(),
  tags: [...tags],
});

/** In the body of a new item: nothing of what is empty. */
export const toNewTagged = ({ description, tags }: TaggedDraft): Tagged => ({
  ...(description.trim() !== '' && { description: description.trim() }),
  ...(tags.length > 0 && { tags: [...tags] }),
});
