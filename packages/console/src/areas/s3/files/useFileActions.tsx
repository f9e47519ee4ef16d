import { registerIcons } from '@skydeck/react-bindings/icon';
import download from 'lucide-static/icons/download.svg?raw';
import folderInput from 'lucide-static/icons/folder-input.svg?raw';
import link from 'lucide-static/icons/link.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { importWithRetry } from '../../../kit/connectivity/import-with-retry.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import type { Refused, RowAction } from '../../../kit/list/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { hasNoAddress } from '../wire/address.ts';
import type { Entry } from '../wire/listing.ts';
import { lastPartOf } from '../wire/names.ts';
import { filesWords } from './words.ts';

registerIcons({ download, 'folder-input': folderInput, link, pencil, 'trash-2': trash });

const FilesDelete = lazyComponent(async () => (await import('./FilesDelete.tsx')).FilesDelete);
const ShareDialog = lazyComponent(async () => (await import('./ShareDialog.tsx')).ShareDialog);
const CopyPanel = lazyComponent(async () => (await import('./CopyPanel.tsx')).CopyPanel);
const RenamePanel = lazyComponent(async () => (await import('./RenamePanel.tsx')).RenamePanel);

type Asked = { readonly kind: 'delete' | 'share' | 'copy' | 'rename'; readonly entries: readonly Entry[] };

/** What can be done with files and folders, and the dialogs that ask for the rest. */
export function useFileActions(
  bucket: string,
  prefix: string,
  onDone: () => void,
): { readonly actions: readonly RowAction<Entry>[]; readonly dialogs: ReactNode } {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const mayCreate = useCan('s3_enable', 'create');
  const mayDelete = useCan('s3_enable', 'delete');
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (kind: Asked['kind']) => (entries: readonly Entry[]) => setAsked({ kind, entries });
  const noAddress = ({ key }: Entry) => hasNoAddress(key) && t('blocked.no_address');

  async function fetchAll(entries: readonly Entry[], refused: readonly Refused[] = []) {
    try {
      const [only] = entries;
      if (entries.length === 1 && only && !only.isFolder) {
        const { downloadFile } = await importWithRetry(() => import('../jobs/download.ts'));
        await downloadFile(bucket, only.key);
      } else {
        const { downloadZip } = await importWithRetry(() => import('../jobs/zip.ts'));
        const name = entries.length === 1 && only ? lastPartOf(only.key) : lastPartOf(prefix) || bucket;
        await downloadZip(bucket, entries, `${name}.zip`, refused.length);
      }
    } catch (error) {
      notify('error', textOfError(kit, error));
    }
  }

  const actions: RowAction<Entry>[] = [
    {
      key: 'download',
      label: t('download'),
      icon: 'download',
      bulk: true,
      blocked: noAddress,
      run: (entries, refused) => void fetchAll(entries, refused),
    },
    ...(mayCreate
      ? [
          {
            key: 'share',
            label: t('share.action'),
            icon: 'link',
            blocked: (entry: Entry) => (entry.isFolder ? t('blocked.share_folder') : noAddress(entry)),
            run: ask('share'),
          },
        ]
      : []),
    ...(mayCreate && mayDelete
      ? [{ key: 'rename', label: t('rename.action'), icon: 'pencil', run: ask('rename') }]
      : []),
    ...(mayCreate
      ? [{ key: 'copy', label: t('copy.action'), icon: 'folder-input', bulk: true, run: ask('copy') }]
      : []),
    ...(mayDelete
      ? [{ key: 'delete', label: t('delete.action'), icon: 'trash-2', danger: true, bulk: true, run: ask('delete') }]
      : []),
  ];

  const close = () => setAsked(null);
  const done = () => {
    close();
    onDone();
  };
  const [first] = asked?.entries ?? [];
  const dialogs = asked && first && (
    <>
      {asked.kind === 'delete' && (
        <FilesDelete bucket={bucket} entries={asked.entries} onClose={close} onDeleted={onDone} />
      )}
      {asked.kind === 'share' && <ShareDialog bucket={bucket} entry={first} onClose={close} />}
      {asked.kind === 'rename' && <RenamePanel bucket={bucket} entry={first} onClose={done} />}
      {asked.kind === 'copy' && <CopyPanel bucket={bucket} prefix={prefix} entries={asked.entries} onClose={done} />}
    </>
  );
  return { actions, dialogs };
}
