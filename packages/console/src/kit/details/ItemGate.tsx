import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { type ReactNode, useState } from 'react';
import { FormSubjectContext, useOwnFormSubject } from '../form/form-subject.ts';
import { FailedView, NotFoundView } from '../page/index.ts';
import { textOfError } from '../failure/problem-text.ts';
import { useText } from '../text/index.ts';
import type { ItemState } from '../data/useItem.ts';
import { kitWords } from '../words.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import * as css from './details.css.ts';

interface ItemGateProps<Item> {
  readonly state: ItemState<Item>;
  /** The way out of the page of an object that is gone. */
  readonly gone?: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** Shows an object once it is there. What was read stays on the screen when reading it again fails, and is said to be old. */
export function ItemGate<Item>({ state, gone, children }: ItemGateProps<Item>) {
  const t = useText(kitWords);
  const { phase, problem, retry } = state;
  const { subject, item } = useFormSubject(state);
  if (phase === 'gone' && item === null) return <NotFoundView>{gone}</NotFoundView>;
  if (item === null) return phase === 'failed' ? <FailedView error={problem} retry={retry} /> : <DetailsSkeleton />;
  return (
    <>
      {problem && !subject.isGone && (
        <div className={css.stale}>
          <Alert tone="warning" heading={t('stale.title')}>
            {textOfError(t, problem)}
            <Button slot="actions" size="x-small" onClick={retry}>
              {t('error.retry')}
            </Button>
          </Alert>
        </div>
      )}
      <FormSubjectContext value={subject}>{children(item)}</FormSubjectContext>
    </>
  );
}

/** The subject of forms about the object, and the object: as it was last, if it is gone and a form about it has unsaved changes. */
function useFormSubject<Item>({ item, phase }: ItemState<Item>) {
  const [last, setLast] = useState(item);
  if (item !== null && item !== last) setLast(() => item);
  const { subject, isKept } = useOwnFormSubject(phase === 'gone');
  return { subject, item: isKept ? last : item };
}
