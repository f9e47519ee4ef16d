import { useState } from 'react';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { useFetchAhead } from '../connectivity/useFetchAhead.ts';
import type { DiscardProps } from './questions.tsx';

const load = async () => (await import('./questions.tsx')).DiscardQuestion;
const DiscardQuestion = lazyComponent(load);

/** Asks before a draft is lost. The question is fetched when the form shows. */
export function DiscardDialog(props: DiscardProps) {
  useFetchAhead(load);
  // Once there it stays: its motion goes on when it closes.
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  return props.open || wasOpened ? <DiscardQuestion {...props} /> : null;
}
