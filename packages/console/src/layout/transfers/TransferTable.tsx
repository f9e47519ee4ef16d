import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Status } from '@skydeck/react-bindings/status';
import { useVirtualizer } from '@tanstack/react-virtual';
import again from 'lucide-static/icons/rotate-ccw.svg?raw';
import cross from 'lucide-static/icons/x.svg?raw';
import { useRef } from 'react';
import {
  type TransferGroup,
  type TransferItem,
  transfers,
  type TransferStatus,
} from '../../kit/transfers/transfers.ts';
import { type Format, type TextOf, useFormat, useText } from '../../kit/text/index.ts';
import * as css from './transfers.css.ts';
import { transfersWords } from './words.ts';

registerIcons({ 'rotate-ccw': again, x: cross });

const ROW = 40;

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
      <table className={css.table} aria-label={title} aria-rowcount={items.length + 1}>
        <colgroup>
          <col className={css.nameColumn} />
          <col />
          <col className={css.actColumn} />
        </colgroup>
        <thead className={css.visuallyHidden}>
          <tr>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('column.status')}</th>
            <th scope="col">{t('column.actions')}</th>
          </tr>
        </thead>
        <tbody>
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
  const format = useFormat();
  const { id, name, status, error } = item;
  const isOpen = status === 'pending' || status === 'progress';
  const word = status === 'done' ? t(`${group.kind}.done`) : t(`status.${status}`);
  const soFar = status === 'progress' ? progressOf(item, t, format) : null;
  return (
    <tr ref={measure} data-index={at} className={css.row} aria-rowindex={at + 2}>
      <td className={css.name}>
        <bdi dir="auto" title={name}>
          {name}
        </bdi>
      </td>
      <td className={css.state}>
        <Status state={families[status]} label={soFar ?? word} />
        {error && (
          <span className={css.error} title={error}>
            {error}
          </span>
        )}
      </td>
      <td className={css.act}>
        {isOpen && group.canCancel && (
          <Button
            variant="ghost"
            size="x-small"
            iconOnly
            label={t('cancel', { name })}
            onClick={() => transfers.cancel(group.id, [id])}
          >
            <Icon name="x" size={14} />
          </Button>
        )}
        {!isOpen && status !== 'done' && group.canRetry && (
          <Button
            variant="ghost"
            size="x-small"
            iconOnly
            label={t('retry', { name })}
            onClick={() => transfers.retry(group.id, [id])}
          >
            <Icon name="rotate-ccw" size={14} />
          </Button>
        )}
      </td>
    </tr>
  );
}
