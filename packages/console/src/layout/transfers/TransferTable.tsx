import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Status } from '@skydeck/react-bindings/status';
import { useVirtualizer } from '@tanstack/react-virtual';
import again from 'lucide-static/icons/rotate-ccw.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import cross from 'lucide-static/icons/x.svg?raw';
import { useRef } from 'react';
import {
  type TransferGroup,
  type TransferItem,
  transfers,
  type TransferStatus,
} from '../../kit/transfers/transfers.ts';
import { type Format, type TextOf, useFormat, useText } from '../../kit/text/index.ts';
import { LinkButton } from '../../kit/page/index.ts';
import * as css from './transfers.css.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import { transfersWords } from './words.ts';

registerIcons({ eye, 'rotate-ccw': again, x: cross });

/** Two lines, and a bar between them. */
const ROW = 60;

const families = {
  pending: 'unknown',
  progress: 'progress',
  done: 'healthy',
  failed: 'error',
  canceled: 'warning',
} as const satisfies Record<TransferStatus, string>;

/** The items of a group, of thousands only those that the person is at. */
export function TransferTable({ group, title }: { group: TransferGroup; title: string }) {
  const t = useText(transfersWords);
  const box = useRef<HTMLDivElement>(null);
  const { items } = group;
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    getItemKey: (at) => items[at]?.id ?? at,
    overscan: 6,
  });
  // By keys too, also while nothing in it can be pressed.
  const scrolled = { tabIndex: 0, role: 'group', 'aria-label': title };
  const shown = rows.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = rows.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <div ref={box} className={css.box} {...scrolled}>
      <table className={css.table} role="table" aria-label={title} aria-rowcount={items.length + 1}>
        <thead className={css.visuallyHidden}>
          <tr>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('column.status')}</th>
            <th scope="col">{t('column.actions')}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {before > 0 && <Gap height={before} />}
          {shown.map(({ index, key }) => {
            const item = items[index];
            return item && <Row key={key} group={group} item={item} at={index} measure={rows.measureElement} />;
          })}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </div>
  );
}

/** How far an item is, as well as anybody knows. */
function progressOf({ progress, partsDone }: TransferItem, t: TextOf<typeof transfersWords>, format: Format) {
  if (progress !== null) return format.percent(progress);
  return partsDone > 0 ? t('parts', { count: format.number(partsDone) }) : null;
}

/** The room of the rows that are not drawn. */
const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden="true">
    <td className={css.gap} style={{ blockSize: height }} colSpan={3} />
  </tr>
);

interface RowProps {
  readonly group: TransferGroup;
  readonly item: TransferItem;
  readonly at: number;
  /** Large text makes it higher. */
  readonly measure: (row: HTMLElement | null) => void;
}

function Row({ group, item, at, measure }: RowProps) {
  const t = useText(transfersWords);
  const { name, icon, status, progress } = item;
  return (
    // A grid: what the browser makes of a row that is none has to be said.
    <tr ref={measure} data-index={at} className={css.row} role="row" aria-rowindex={at + 2}>
      <td className={css.name} role="cell">
        {icon && <Icon name={icon} size={18} className={css.icon} />}
        <bdi dir="auto" title={name}>
          {name}
        </bdi>
        {status === 'progress' && progress !== null && (
          <span className={css.bar}>
            <span
              className={group.isPaused ? css.barPaused : css.barValue}
              style={{ inlineSize: `${String(progress)}%` }}
            />
          </span>
        )}
        <Detail group={group} item={item} />
      </td>
      <td className={css.rowState} role="cell">
        <RowState group={group} item={item} />
      </td>
      <td className={css.act} role="cell">
        <RowActs group={group} item={item} label={{ cancel: t('cancel', { name }), retry: t('retry', { name }) }} />
      </td>
    </tr>
  );
}

interface ItemProps {
  readonly group: TransferGroup;
  readonly item: TransferItem;
}

/** Where it goes and how much of it is there; of what failed, why. */
function Detail({ group, item: { status, path, size, progress, error } }: ItemProps) {
  const t = useText(transfersWords);
  const format = useFormat();
  const where = path === '' ? group.place : path;
  return (
    <span className={css.detail}>
      {error ? (
        <span title={error}>{error}</span>
      ) : (
        <>
          <bdi>{where}</bdi>
          {size !== null && (
            <span>
              {status === 'progress'
                ? t('part_of', { sent: format.bytes((size * (progress ?? 0)) / 100), size: format.bytes(size) })
                : format.bytes(size)}
            </span>
          )}
        </>
      )}
    </span>
  );
}

function RowState({ group, item }: ItemProps) {
  const t = useText(transfersWords);
  const format = useFormat();
  const timeLeft = useTimeLeft();
  const { status, size, progress } = item;
  const { speed, isPaused } = group;
  if (status === 'progress' && isPaused) return t('paused');
  if (status === 'progress' && size !== null && speed !== null && speed > 0) {
    const rest = size * (1 - (progress ?? 0) / 100);
    return (
      <span className={css.pace}>
        <span>{t('speed', { size: format.bytes(speed) })}</span>
        <span>{timeLeft(Math.ceil(rest / speed))}</span>
      </span>
    );
  }
  const word = status === 'done' ? t(`${group.kind}.done`) : t(`status.${status}`);
  const soFar = status === 'progress' ? progressOf(item, t, format) : null;
  return <Status state={families[status]} label={soFar ?? word} />;
}

interface RowActsProps extends ItemProps {
  readonly label: { readonly cancel: string; readonly retry: string };
}

function RowActs({ group, item: { id, name, status, to }, label }: RowActsProps) {
  const t = useText(transfersWords);
  const isOpen = status === 'pending' || status === 'progress';
  const button = (icon: string, text: string, act: () => void) => (
    <Button variant="ghost" size="x-small" iconOnly label={text} onClick={act}>
      <Icon name={icon} size={14} />
    </Button>
  );
  return (
    <>
      {isOpen && group.canCancel && button('x', label.cancel, () => transfers.cancel(group.id, [id]))}
      {!isOpen &&
        status !== 'done' &&
        group.canRetry &&
        button('rotate-ccw', label.retry, () => transfers.retry(group.id, [id]))}
      {status === 'done' && to !== null && (
        <LinkButton variant="ghost" size="x-small" iconOnly label={t('show', { name })} to={to}>
          <Icon name="eye" size={14} />
        </LinkButton>
      )}
    </>
  );
}
