import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Popover } from '@skydeck/react-bindings/popover';
import columnsIcon from 'lucide-static/icons/columns-3.svg?raw';
import { useState } from 'react';
import { lazyComponent } from '../../connectivity/lazy-component.tsx';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import * as css from './chooser.css.ts';
import type { Columns } from './useColumns.ts';

registerIcons({ 'columns-3': columnsIcon });

const ColumnPanel = lazyComponent(async () => (await import('./ColumnPanel.tsx')).ColumnPanel);

/** Which columns show, in which order, and how high the rows are. */
export function ColumnChooser<Item>({ columns }: { columns: Columns<Item> }) {
  const t = useText(kitWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('columns.title')}
      placement="bottom-end"
      className={css.popover}
      onSkyOpen={() => setOpen(true)}
      onSkyClosed={() => setOpen(false)}
    >
      <Button slot="trigger" size="small">
        <Icon slot="start" name="columns-3" />
        {t('columns.title')}
      </Button>
      {isOpen && <ColumnPanel columns={columns} />}
    </Popover>
  );
}
