import type { ComboboxWords } from './words/en.js';

interface Situation {
  readonly isListShown: boolean;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  /** How many options there are. */
  readonly found: number;
  /** The person looks for something. */
  readonly isSearched: boolean;
  /** The name of the value that has just been taken away; '' when none was. */
  readonly removed: string;
}

export interface Told {
  /** What the list says in place of options, or below them. */
  readonly remark: string;
  /** What a person who does not see the list is told of it. */
  readonly news: string;
}

export function toldOf(words: ComboboxWords, situation: Situation): Told {
  const remark = remarkOf(words, situation);
  return { remark, news: newsOf(words, situation, remark) };
}

function remarkOf(words: ComboboxWords, { isListShown, isLoading, found }: Situation): string {
  if (!isListShown) return '';
  if (isLoading) return words.loading;
  return found === 0 ? words.empty : '';
}

function newsOf(words: ComboboxWords, situation: Situation, remark: string): string {
  const { removed, isListShown, isSearched, hasMore, found } = situation;
  if (removed) return words.removed(removed);
  if (remark || !isListShown || !isSearched) return remark;
  return hasMore ? words.moreResults(found) : words.results(found);
}
