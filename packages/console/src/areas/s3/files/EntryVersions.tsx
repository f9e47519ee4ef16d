import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import download from 'lucide-static/icons/download.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useCallback, useState } from 'react';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { ConfirmDelete } from '../../../kit/confirm/index.ts';
import { ItemGate } from '../../../kit/details/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { notifyBucketChange } from '../bucket-changes.ts';
import { downloadFile } from '../jobs/download.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import type { Entry, Version } from '../wire/listing.ts';
import { copyObject, deleteObject, listVersions } from '../wire/objects.ts';
import * as css from './entry.css.ts';
import { filesWords } from './words.ts';

registerIcons({ download, history, 'trash-2': trash });

interface Props {
  readonly bucket: string;
  readonly entry: Entry;
  /** The file is another now. */
  readonly onChanged: () => void;
}

/** What the bucket keeps of a file. An older one is restored by a copy of it: the newer stay. */
export function EntryVersions({ bucket, entry, onChanged }: Props) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const format = useFormat();
  const [toDelete, setToDelete] = useState<Version | null>(null);
  const state = useVersions(bucket, entry.key);
  const changed = () => {
    notifyBucketChange(bucket);
    state.retry();
    onChanged();
  };

  async function restore({ key, versionId, lastModified }: Version) {
    try {
      await copyObject({ bucket, key, versionId }, { bucket, key });
      notify('success', t('versions.restored', { time: format.dateTime(lastModified) }));
      changed();
    } catch (error) {
      notify('error', textOfError(kit, error));
    }
  }

  return (
    <ItemGate state={state}>
      {(versions) => (
        <>
          {versions.length <= 1 && <p className={css.remark}>{t('versions.one')}</p>}
          <ul className={css.list} aria-label={t('view.versions')}>
            {versions.map((version) => (
              <VersionLine
                key={version.id}
                bucket={bucket}
                version={version}
                isOnly={versions.length === 1}
                onRestore={() => void restore(version)}
                onDelete={() => setToDelete(version)}
              />
            ))}
          </ul>
          {toDelete && (
            <DeleteVersion bucket={bucket} version={toDelete} onDeleted={changed} onClose={() => setToDelete(null)} />
          )}
        </>
      )}
    </ItemGate>
  );
}

/** All that the bucket keeps of one file. */
function useVersions(bucket: string, key: string) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { versions } = await listVersions({ bucket, prefix: key, signal });
      return versions.filter((version) => version.key === key);
    },
    [bucket, key],
  );
  return useAnswer(load);
}

interface DeleteVersionProps {
  readonly bucket: string;
  readonly version: Version;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

function DeleteVersion({ bucket, version, onDeleted, onClose }: DeleteVersionProps) {
  const t = useText(filesWords);
  const format = useFormat();
  return (
    <ConfirmDelete
      open
      icon="history"
      title={t('versions.delete_title')}
      message={t('versions.delete_text')}
      items={[{ id: version.id, name: format.dateTime(version.lastModified) }]}
      confirmLabel={t('versions.delete')}
      onConfirm={async () => {
        await deleteObject(bucket, version.key, version.versionId);
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}

interface LineProps {
  readonly bucket: string;
  readonly version: Version;
  readonly isOnly: boolean;
  readonly onRestore: () => void;
  readonly onDelete: () => void;
}

function VersionLine({ bucket, version, isOnly, onRestore, onDelete }: LineProps) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const format = useFormat();
  const mayCreate = useCan('s3_enable', 'create');
  const mayDelete = useCan('s3_enable', 'delete');
  const { isLatest, isDeletion, size, lastModified, key, versionId } = version;
  const time = format.dateTime(lastModified);
  const fetchVersion = () =>
    downloadFile(bucket, key, versionId).catch((error: unknown) => notify('error', textOfError(kit, error)));
  const button = (icon: string, name: string, press: () => void) => (
    <Tooltip text={name}>
      <Button size="small" variant="ghost" iconOnly label={t('versions.act', { act: name, time })} onClick={press}>
        <Icon name={icon} />
      </Button>
    </Tooltip>
  );
  const facts = [isDeletion ? t('versions.deletion') : format.bytes(size), ...(isLatest ? [t('versions.latest')] : [])];
  return (
    <li className={css.version}>
      <span>
        <span className={css.versionTime}>{time}</span>
        <span className={css.versionFacts}>{facts.join(' · ')}</span>
      </span>
      <span className={css.buttons}>
        {!isDeletion && button('download', t('download'), () => void fetchVersion())}
        {mayCreate && !isLatest && !isDeletion && button('history', t('versions.restore'), onRestore)}
        {mayDelete && !isOnly && button('trash-2', t('versions.delete'), onDelete)}
      </span>
    </li>
  );
}
