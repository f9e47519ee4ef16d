import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Popover } from '@skydeck/react-bindings/popover';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import bookmark from 'lucide-static/icons/bookmark.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import { useState } from 'react';
import { importWithRetry } from '../../connectivity/import-with-retry.ts';
import { lazyComponent } from '../../connectivity/lazy-component.tsx';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import type { Column } from '../columns.ts';
import * as css from '../list.css.ts';
import { useSaved } from '../saved/useSaved.ts';
import type { List } from '../useList.ts';

registerIcons({ bookmark, download });

const SavedPanel = lazyComponent(async () => (await import('../saved/SavedPanel.tsx')).SavedPanel);

interface ListToolsProps<Item> {
  readonly list: List<Item>;
  readonly columns: readonly Column<Item>[];
  readonly storageKey: string;
}

/** What can be done with a list as it shows: keep the view under a name, have its rows as a file. */
export const ListTools = <Item,>({ list, columns, storageKey }: ListToolsProps<Item>) => (
  <>
    <SavedViews storageKey={storageKey} names={list.names} />
    <ExportButton list={list} columns={columns} storageKey={storageKey} />
  </>
);

function SavedViews({ storageKey, names }: { storageKey: string; names: readonly string[] }) {
  const t = useText(kitWords);
  const saved = useSaved(storageKey, names);
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('list.views')}
      placement="bottom-end"
      className={css.savedViews}
      onSkyOpen={() => setOpen(true)}
      onSkyClosed={() => setOpen(false)}
    >
      <Button slot="trigger" size="small">
        <Icon slot="start" name="bookmark" />
        <bdi className={css.savedView}>{saved.current?.name ?? t('list.views')}</bdi>
      </Button>
      {isOpen && <SavedPanel saved={saved} />}
    </Popover>
  );
}

function ExportButton<Item>({ list, columns, storageKey }: ListToolsProps<Item>) {
  const t = useText(kitWords);
  const [busy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      const { runExport } = await importWithRetry(() => import('../export/run-export.ts'));
      await runExport(list, columns, storageKey);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Tooltip text={t('list.export')}>
      <Button size="small" iconOnly label={t('list.export')} busy={busy} onClick={() => void run()}>
        <Icon name="download" />
      </Button>
    </Tooltip>
  );
}
