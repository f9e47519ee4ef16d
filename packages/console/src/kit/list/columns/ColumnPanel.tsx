import { Button } from '@skydeck/react-bindings/button';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import { ColumnList } from './ColumnList.tsx';
import { type RowHeight, rowHeights } from './columns.rules.ts';
import * as css from './chooser.css.ts';
import type { Columns } from './useColumns.ts';

/** What the chooser shows when it is open. */
export function ColumnPanel<Item>({ columns }: { columns: Columns<Item> }) {
  const t = useText(kitWords);
  const setHeight = (event: Event) => columns.setHeight((event.target as EventTarget & { value: RowHeight }).value);
  return (
    <div className={css.content}>
      <div className={css.head}>
        <h2 className={css.title}>{t('columns.title')}</h2>
        <Button variant="link" size="x-small" onClick={columns.reset}>
          {t('columns.reset')}
        </Button>
      </div>
      <ColumnList columns={columns} />
      <div className={css.height}>
        <Segmented stretch label={t('columns.height')} value={columns.height} onChange={setHeight}>
          {rowHeights.map((height) => (
            <Segment key={height} value={height} label={t(`columns.height.${height}`)} />
          ))}
        </Segmented>
      </div>
    </div>
  );
}
