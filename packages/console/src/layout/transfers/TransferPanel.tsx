import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import circleX from 'lucide-static/icons/circle-x.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import cross from 'lucide-static/icons/x.svg?raw';
import { useId, useState } from 'react';
import { ConfirmAction } from '../../kit/confirm/index.ts';
import {
  sentOf,
  summaryOf,
  type TransferGroup,
  transfers,
  type TransferSummary,
} from '../../kit/transfers/transfers.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { Ring } from './Ring.tsx';
import * as css from './transfers.css.ts';
import { TransferTable } from './TransferTable.tsx';
import { useTimeLeft } from './useTimeLeft.ts';
import { transfersWords } from './words.ts';

registerIcons({ 'chevron-down': chevron, 'circle-x': circleX, info, pause, play, x: cross });

interface Props {
  readonly group: TransferGroup;
}

/** One group: how it stands as a whole, and each of its items below; folded, a pill. */
export function TransferPanel({ group }: Props) {
  const t = useText(transfersWords);
  const [isOpen, setOpen] = useState(true);
  const { kind, place, items, isFinished } = group;
  const summary = summaryOf(items);
  const isGoing = summary.level === 'progress' && !isFinished;
  const title = t(`${kind}.title`, { place });
  return (
    <section className={isOpen ? css.panel : css.pill} aria-label={title}>
      <header className={css.head}>
        {isGoing && <Ring label={title} percent={summary.percent} />}
        <State group={group} summary={summary} isGoing={isGoing} isOpen={isOpen} title={title} />
        {isOpen && <Acts group={group} summary={summary} isGoing={isGoing} />}
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
      {isOpen && <TransferTable group={group} title={title} />}
      {isOpen && isGoing && kind === 'upload' && (
        <p className={css.foot}>
          <Icon name="info" size={14} />
          {t('upload.goes_on')}
        </p>
      )}
    </section>
  );
}

interface StateProps extends Props {
  readonly summary: TransferSummary;
  readonly isGoing: boolean;
  readonly isOpen: boolean;
  readonly title: string;
}

/** Where it is, how fast, and for how long. */
function State({ group, summary, isGoing, isOpen, title }: StateProps) {
  const t = useText(transfersWords);
  const format = useFormat();
  const id = useId();
  const timeLeft = useTimeLeft();
  const { kind, speed, secondsLeft, isPaused, isFinished } = group;
  const { done, failed, canceled, total, percent } = summary;
  const sum = t('sum', { done: format.number(done), count: format.number(total) });
  const number = Math.min(done + failed + canceled + 1, total);
  const going = t(`${kind}.going`, { number: format.number(number), count: format.number(total) });
  const left = secondsLeft !== null && !isPaused && <span>{timeLeft(secondsLeft)}</span>;
  return (
    <div className={css.state}>
      <h2 className={css.title} id={id}>
        {isGoing ? going : sum}
      </h2>
      <p className={css.counts}>
        {isOpen && isGoing && <span>{format.percent(percent)}</span>}
        {isPaused && <span>{t('paused')}</span>}
        {isOpen && isGoing && speed !== null && !isPaused && <span>{t('speed', { size: format.bytes(speed) })}</span>}
        {isGoing && left}
        {isOpen && !isGoing && <span>{title}</span>}
        {failed > 0 && (
          <span className={css.failed}>
            <Icon name="circle-x" size={14} />
            {t('failed', { count: format.number(failed) })}
          </span>
        )}
      </p>
      {/* The end is said once; each item of thousands is not. */}
      <p role="status" className={css.visuallyHidden}>
        {isFinished && `${title}: ${sum}`}
      </p>
    </div>
  );
}

/** So much that was sent is not thrown away without a question. */
const ASK_ABOVE = 1024 ** 3;

interface ActsProps extends Props {
  readonly summary: TransferSummary;
  readonly isGoing: boolean;
}

/** What can be done about all of it. */
function Acts({ group, summary: { failed }, isGoing }: ActsProps) {
  const t = useText(transfersWords);
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { id, items, isFinished, isPaused, canCancel, canPause, canRetry } = group;
  const sent = sentOf(items);
  return (
    <>
      {isGoing && canPause && (
        <Button
          variant="ghost"
          size="x-small"
          iconOnly
          label={t(isPaused ? 'resume' : 'pause')}
          onClick={() => transfers.pause(id, !isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </Button>
      )}
      {isGoing && canCancel && (
        <Button
          variant="ghost"
          size="x-small"
          onClick={() => (sent > ASK_ABOVE ? setAsked(true) : transfers.cancel(id))}
        >
          {t('cancel_all')}
        </Button>
      )}
      {isFinished && canRetry && failed > 0 && (
        <Button variant="ghost" size="x-small" onClick={() => transfers.retry(id)}>
          {t('retry_all')}
        </Button>
      )}
      {isAsked && (
        <ConfirmAction
          heading={t('cancel_title')}
          message={t('cancel_text', { size: format.bytes(sent) })}
          confirmLabel={t('cancel_all')}
          onConfirm={async () => transfers.cancel(id)}
          onClosed={() => setAsked(false)}
        />
      )}
    </>
  );
}
