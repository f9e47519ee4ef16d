import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Progress } from '@skydeck/react-bindings/progress';
import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import cross from 'lucide-static/icons/x.svg?raw';
import { useId, useState } from 'react';
import { summaryOf, type TransferGroup, transfers } from '../../kit/transfers/transfers.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import * as css from './transfers.css.ts';
import { TransferTable } from './TransferTable.tsx';
import { transfersWords } from './words.ts';

registerIcons({ 'chevron-down': chevron, x: cross });

interface Props {
  readonly group: TransferGroup;
}

/** One group: how it stands as a whole, and each of its items below. */
export function TransferPanel({ group }: Props) {
  const t = useText(transfersWords);
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const { kind, place, items, isFinished } = group;
  const summary = summaryOf(items);
  const { level, percent } = summary;
  const title = t(`${kind}.title`, { place });
  return (
    <section className={css.panel} aria-labelledby={`${id}-title`}>
      <header className={css.head}>
        <h2 className={css.title} id={`${id}-title`}>
          {title}
        </h2>
        <Button
          variant="ghost"
          size="x-small"
          iconOnly
          label={t(isOpen ? 'fold' : 'unfold')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron-down" className={isOpen ? '' : css.turned} />
        </Button>
        {isFinished && (
          <Button variant="ghost" size="x-small" iconOnly label={t('close')} onClick={() => transfers.close(group.id)}>
            <Icon name="x" />
          </Button>
        )}
      </header>
      {level === 'progress' && !isFinished && <Progress className={css.bar} label={title} value={percent} />}
      <Sum group={group} title={title} summary={summary} />
      {isOpen && <TransferTable group={group} title={title} />}
    </section>
  );
}

interface SumProps extends Props {
  readonly title: string;
  readonly summary: ReturnType<typeof summaryOf>;
}

/** How many of them are done, and what can be done about the rest. */
function Sum({ group, title, summary }: SumProps) {
  const t = useText(transfersWords);
  const format = useFormat();
  const { id, isFinished, canCancel, canRetry } = group;
  const { level, done, failed, total } = summary;
  const sum = t('sum', { done: format.number(done), count: format.number(total) });
  return (
    <div className={css.sum}>
      <p className={css.counts}>
        {sum}
        {failed > 0 && <span className={css.failed}>{t('failed', { count: format.number(failed) })}</span>}
      </p>
      {/* The end is said once; each item of thousands is not. */}
      <p role="status" className={css.visuallyHidden}>
        {isFinished && `${title}: ${sum}`}
      </p>
      {level === 'progress' && !isFinished && canCancel && (
        <Button variant="ghost" size="x-small" onClick={() => transfers.cancel(id)}>
          {t('cancel_all')}
        </Button>
      )}
      {isFinished && canRetry && failed > 0 && (
        <Button variant="ghost" size="x-small" onClick={() => transfers.retry(id)}>
          {t('retry_all')}
        </Button>
      )}
    </div>
  );
}
