import type { CallError } from '@skydeck/contract';
import { useEffect, useState } from 'react';
import { type DomainLooks, readLooks } from './theme-calls.ts';

interface Memory {
  readonly domainId: string;
  /** Which question this answers. */
  readonly asked: number;
  readonly looks: DomainLooks | null;
  readonly problem: CallError | null;
}

export interface Looks {
  /** null while they are fetched. */
  readonly looks: DomainLooks | null;
  readonly problem: CallError | null;
  /** Another with each answer: what was taken from an older one is to be taken anew. */
  readonly key: string;
  readonly again: () => void;
}

/** What a domain says of its looks, and what its brand does. */
export function useLooks(domainId: string): Looks {
  const [asked, setAsked] = useState(0);
  const [memory, setMemory] = useState<Memory>({ domainId, asked, looks: null, problem: null });

  useEffect(() => {
    const leave = new AbortController();
    const finish = (outcome: Pick<Memory, 'looks' | 'problem'>) => {
      if (!leave.signal.aborted) setMemory({ domainId, asked, ...outcome });
    };
    readLooks(domainId, leave.signal).then(
      (looks) => finish({ looks, problem: null }),
      (problem: CallError) => finish({ looks: null, problem }),
    );
    return () => leave.abort();
  }, [domainId, asked]);

  const isOld = memory.domainId !== domainId;
  return {
    looks: isOld ? null : memory.looks,
    problem: isOld ? null : memory.problem,
    key: `${memory.domainId} ${memory.asked}`,
    again: () => setAsked((now) => now + 1),
  };
}
