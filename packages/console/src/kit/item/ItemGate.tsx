import { Denied } from '@skydeck/contract';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { useFetchAhead } from '../connectivity/useFetchAhead.ts';
import { FailedView, NotFoundView } from '../page/index.ts';
import type { ItemState } from '../data/useItem.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { FormSubjectContext, useOwnFormSubject } from './form-subject.ts';

const loadNote = async () => (await import('./StaleNote.tsx')).StaleNote;
const StaleNote = lazyComponent(loadNote);
const DeniedView = lazyComponent(async () => (await import('./DeniedView.tsx')).DeniedView);

interface ItemGateProps<Item> {
  readonly state: ItemState<Item>;
  /** The way out of the page of an object that is gone. */
  readonly gone?: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** Shows an object once it is there. What was read stays on the screen when reading it again fails, and is said to be old. */
export function ItemGate<Item>({ state, gone, children }: ItemGateProps<Item>) {
  const { phase, problem, retry } = state;
  const { subject, item } = useFormSubject(state);
  useFetchAhead(loadNote);
  if (phase === 'gone' && item === null) return <NotFoundView>{gone}</NotFoundView>;
  if (item === null && problem instanceof Denied) return <DeniedView problem={problem}>{gone}</DeniedView>;
  if (item === null) return phase === 'failed' ? <FailedView error={problem} retry={retry} /> : <DetailsSkeleton />;
  return (
    <>
      {problem && !subject.isGone && <StaleNote problem={problem} retry={retry} />}
      <FormSubjectContext value={subject}>{children(item)}</FormSubjectContext>
    </>
  );
}

/** The subject of forms about the object, and the object: as it was last, if it is gone and a form about it has unsaved changes. */
function useFormSubject<Item>({ item, phase }: ItemState<Item>) {
  const [last, setLast] = useState(item);
  if (item !== null && item !== last) setLast(() => item);
  const { subject, isKept } = useOwnFormSubject(phase === 'gone', idOf(last));
  return { subject, item: isKept ? last : item };
}

/** What counts its changes is an object of its own; a part is changed with what it belongs to. */
const idOf = (item: unknown): string | null =>
  typeof item === 'object' && item !== null && 'revision_number' in item && 'id' in item ? String(item.id) : null;
