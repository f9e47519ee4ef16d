import type { TagFieldWords } from './words/en.js';

/** What a person who does not see the tags is told of them. */
export interface News {
  readonly what: 'entered' | 'added' | 'known' | 'edited' | 'removed';
  readonly tags: readonly string[];
}

export const noNews: News = { what: 'entered', tags: [] };

/** The news as a sentence; '' when they are of no tag. */
export function said({ what, tags }: News, words: TagFieldWords, language: string): string {
  return tags.length === 0 ? '' : words[what](new Intl.ListFormat(language, { type: 'unit' }).format(tags));
}
