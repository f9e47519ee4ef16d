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

/** One group: how it stands as a whole, and each of its items below. */
export function TransferPanel({ group }: { group: TransferGroup }) {
  const t = useText(transfersWords);
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const { kind, place, items, isFinished, canCancel, canRetry } = group;
  const { level, done, failed, total, percent } = summaryOf(items);
  const title = t(`${kind}.title`, { place });
  const sum = t('sum', { done: format.number(done), count: format.number(total) });
  const isRunning = level === 'progress' && !isFinished;
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
      {isRunning && <Progress className={css.bar} label={title} value={percent} />}
      <div className={css.sum}>
        <p className={css.counts}>
          {sum}
          {failed > 0 && <span className={css.failed}>{t('failed', { count: format.number(failed) })}</span>}
        </p>
        {/* The end is said once; each item of thousands is not. */}
        <p role="status" className={css.visuallyHidden}>
          {isFinished && `${title}: ${sum}`}
        </p>
        {isRunning && canCancel && (
          <Button variant="ghost" size="x-small" onClick={() => transfers.cancel(group.id)}>
            {t('cancel_all')}
          </Button>
        )}
        {isFinished && canRetry && failed > 0 && (
          <Button variant="ghost" size="x-small" onClick={() => transfers.retry(group.id)}>
            {t('retry_all')}
          </Button>
        )}
      </div>
      {isOpen && <TransferTable group={group} title={title} />}
    </section>
  );
}
