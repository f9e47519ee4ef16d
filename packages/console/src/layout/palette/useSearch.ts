import { CallError, Cancelled, realTimer, type SearchHit, searchApi, SEARCH_TEXT_MOST } from '@skydeck/contract';
import { useEffect, useState } from 'react';
import { call } from '../../kit/data/client.ts';

/** Somebody who types faster than this asks once, for the whole word. */
const TYPING_MS = 200;

interface Answer {
  readonly text: string;
  /** Which try it is the answer to. */
  readonly of: number;
  readonly hits: readonly SearchHit[];
  readonly error: CallError | null;
}

export interface Search {
  /** Of the last answer; it stays while a new one is waited for. */
  readonly hits: readonly SearchHit[];
  readonly isAsking: boolean;
  readonly error: CallError | null;
  retry(): void;
}

const none: Answer = { text: '', of: 0, hits: [], error: null };

/** What the server finds for a text. A newer text takes the question for the older one back. */
export function useSearch(typed: string): Search {
  const text = typed.trim().slice(0, SEARCH_TEXT_MOST);
  const [answer, setAnswer] = useState(none);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (text === '') return undefined;
    const leave = new AbortController();
    const ask = async () => {
      try {
        const { data } = await call(searchApi.find, { query: { q: text }, signal: leave.signal });
        if (!leave.signal.aborted) setAnswer({ text, of: tries, hits: data, error: null });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (!leave.signal.aborted && !(error instanceof Cancelled)) setAnswer({ text, of: tries, hits: [], error });
      }
    };
    const stop = realTimer.after(TYPING_MS, () => void ask());
    return () => {
      stop();
      leave.abort();
    };
  }, [text, tries]);

  const isAnswered = answer.text === text && (text === '' || answer.of === tries);
  return {
    hits: text === '' ? [] : answer.hits,
    isAsking: text !== '' && !isAnswered,
    error: isAnswered ? answer.error : null,
    retry: () => setTries(tries + 1),
  };
}
