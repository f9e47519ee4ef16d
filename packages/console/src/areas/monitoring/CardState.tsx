import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import type { ReactNode } from 'react';
import type { ItemState } from '../../kit/data/useItem.ts';
import { StaleAlert } from '../../kit/failure/StaleAlert.tsx';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import * as css from './overview.css.ts';

interface CardStateProps<Value> {
  readonly state: ItemState<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** What a card shows before its answer, without one, and with an old one: the cards beside it do not mind. */
export function CardState<Value>({ state: { item, problem, retry }, children }: CardStateProps<Value>) {
  if (item !== null)
    return (
      <>
        {problem && <StaleAlert problem={problem} retry={retry} />}
        {children(item)}
      </>
    );
  return problem ? <CardFailure problem={problem} retry={retry} /> : <CardSkeleton />;
}

function CardFailure({ problem, retry }: { problem: unknown; retry: () => void }) {
  const t = useText(kitWords);
  return (
    <Alert tone="danger">
      {textOfError(t, problem)}
      <Button slot="actions" size="x-small" onClick={retry}>
        {t('error.retry')}
      </Button>
    </Alert>
  );
}

export function CardSkeleton() {
  const t = useText(kitWords);
  return (
    <div className={css.skeleton} role="status" aria-label={t('list.loading')}>
      <span className={css.bone} />
      <span className={css.bone} />
      <span className={css.bone} />
    </div>
  );
}
