import { Alert } from '@skydeck/react-bindings/alert';
import { groupNames } from '../failure/failure-groups.ts';
import type { Refused } from '../list/index.ts';
import { useFormat, useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './confirm.css.ts';

/** Which of those that were chosen are left out, by reason. */
export function RefusedItems({ refused }: { refused: readonly Refused[] }) {
  const t = useText(kitWords);
  const format = useFormat();
  if (refused.length === 0) return null;
  return (
    <Alert tone="info" heading={t('bulk.staying', { count: refused.length })}>
      <dl className={css.staying}>
        {groupNames(refused).map(({ text, names }) => (
          <div key={text}>
            <dt className={css.stayingNames}>{format.list(names)}</dt>
            <dd className={css.stayingReason}>{text}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
