import { type Count, countsApi, type Page } from '@skydeck/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../kit/data/client.ts';
import { counts } from '../../kit/data/counts.ts';

const KEY = 'all';
const LATEST_MS = 2000;

/** How many there are in the scope, alive; null until it is known, and where it is not told. */
export function useCount(type: string): number | null {
  const { items } = useSnapshot(counts.state);
  useEffect(() => {
    let leave = () => {};
    const forget = whenIdle(() => {
      leave = counts.follow(KEY, read);
    });
    return () => {
      forget();
      leave();
    };
  }, []);
  return items[type]?.count ?? null;
}

async function read() {
  const { data } = await readCounts();
  return { data: data.map(({ type, count }) => ({ id: type, count })) };
}

let asked: Promise<Page<Count>> | null = null;

/** One question for all who ask at the same moment. No longer: what changes a moment later is not in its answer. */
function readCounts(): Promise<Page<Count>> {
  if (asked) return asked;
  asked = call(countsApi.read);
  queueMicrotask(() => {
    asked = null;
  });
  return asked;
}

const waiting = new Set<() => void>();
let isWaiting = false;

/** The page's own rows come first; then all that wait go at once. The answer takes one of them out. */
function whenIdle(act: () => void): () => void {
  waiting.add(act);
  if (!isWaiting) {
    isWaiting = true;
    requestIdleCallback(goOn, { timeout: LATEST_MS });
  }
  return () => waiting.delete(act);
}

function goOn() {
  isWaiting = false;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}
