import { Button } from '@skydeck/react-bindings/button';
import { Radio, RadioGroup } from '@skydeck/react-bindings/radio-group';
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
        <RadioGroup label={t('columns.height')} appearance="segmented" value={columns.height} onChange={setHeight}>
          {rowHeights.map((height) => (
            <Radio key={height} value={height} label={t(`columns.height.${height}`)} />
          ))}
        </RadioGroup>
      </div>
    </div>
  );
}
