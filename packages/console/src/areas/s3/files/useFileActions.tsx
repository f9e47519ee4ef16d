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
  const [asked, setAsked] = useState<Asked | null>(null);
  const actions = useActions(bucket, prefix, setAsked);
  return {
    actions,
    dialogs: asked && (
      <Dialogs bucket={bucket} prefix={prefix} asked={asked} onClose={() => setAsked(null)} onDone={onDone} />
    ),
  };
}

function useActions(bucket: string, prefix: string, onAsk: (asked: Asked) => void): readonly RowAction<Entry>[] {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const mayCreate = useCan('s3_enable', 'create');
  const mayDelete = useCan('s3_enable', 'delete');
  const ask = (kind: Asked['kind']) => (entries: readonly Entry[]) => onAsk({ kind, entries });
  const noAddress = ({ key }: Entry) => hasNoAddress(key) && t('blocked.no_address');

  const fetchAll = (entries: readonly Entry[], refused: readonly Refused[] = []) =>
    fetchEntries(bucket, prefix, entries, refused.length).catch((error: unknown) =>
      notify('error', textOfError(kit, error)),
    );

  return [
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
}

/** One file as it is, all else as one archive. */
async function fetchEntries(bucket: string, prefix: string, entries: readonly Entry[], refused: number): Promise<void> {
  const [only] = entries;
  if (entries.length === 1 && only && !only.isFolder) {
    const { downloadFile } = await importWithRetry(() => import('../jobs/download.ts'));
    await downloadFile(bucket, only.key);
  } else {
    const { downloadZip } = await importWithRetry(() => import('../jobs/zip.ts'));
    const name = entries.length === 1 && only ? lastPartOf(only.key) : lastPartOf(prefix) || bucket;
    await downloadZip(bucket, entries, `${name}.zip`, refused);
  }
}

interface DialogsProps {
  readonly bucket: string;
  readonly prefix: string;
  readonly asked: Asked;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function Dialogs({ bucket, prefix, asked: { kind, entries }, onClose, onDone }: DialogsProps) {
  const done = () => {
    onClose();
    onDone();
  };
  const [first] = entries;
  if (!first) return null;
  if (kind === 'delete') return <FilesDelete bucket={bucket} entries={entries} onClose={onClose} onDeleted={onDone} />;
  if (kind === 'share') return <ShareDialog bucket={bucket} entry={first} onClose={onClose} />;
  if (kind === 'rename') return <RenamePanel bucket={bucket} entry={first} onClose={done} />;
  return <CopyPanel bucket={bucket} prefix={prefix} entries={entries} onClose={done} />;
}
