import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import type { ReactNode } from 'react';
import { FailedView, NotFoundView } from '../page/index.ts';
import { textOfError } from '../problem-text.ts';
import { useText } from '../text/index.ts';
import type { ItemState } from '../useItem.ts';
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
  const { item, phase, problem, retry } = state;
  if (phase === 'gone') return <NotFoundView>{gone}</NotFoundView>;
  if (item === null) return phase === 'failed' ? <FailedView error={problem} retry={retry} /> : <DetailsSkeleton />;
  return (
    <>
      {problem && (
        <div className={css.stale}>
          <Alert tone="warning" heading={t('stale.title')}>
            {textOfError(t, problem)}
            <Button slot="actions" size="x-small" onClick={retry}>
              {t('error.retry')}
            </Button>
          </Alert>
        </div>
      )}
      {children(item)}
    </>
  );
}
