import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { Icon } from '@skydeck/react-bindings/icon';
import { Tab, TabPanel, Tabs } from '@skydeck/react-bindings/tabs';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { ItemGate } from '../../../kit/details/index.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { notify } from '../../../kit/notify/index.ts';
import { NotFoundView, usePageTitle } from '../../../kit/page/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { useParam } from '../../../kit/navigation/useParam.ts';
import { downloadFile } from '../jobs/download.ts';
import { keyOfId, s3Paths } from '../paths.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { extensionOf, folderOf, lastPartOf, visibleName } from '../wire/names.ts';
import type { Entry } from '../wire/listing.ts';
import { headObject, type ObjectFacts } from '../wire/facts.ts';
import * as css from './entry.css.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { filesWords } from './words.ts';

const EntryPreview = lazyComponent(async () => (await import('./EntryPreview.tsx')).EntryPreview);
const EntryMetadata = lazyComponent(async () => (await import('./EntryMetadata.tsx')).EntryMetadata);
const EntryLock = lazyComponent(async () => (await import('./EntryLock.tsx')).EntryLock);
const EntryTags = lazyComponent(async () => (await import('./EntryTags.tsx')).EntryTags);
const EntryVersions = lazyComponent(async () => (await import('./EntryVersions.tsx')).EntryVersions);
const ShareDialog = lazyComponent(async () => (await import('./ShareDialog.tsx')).ShareDialog);

/** A path reads from the left, among Arabic too. */
const isolated = (path: string) => `\u2066${path}\u2069`;

type View = 'facts' | 'preview' | 'metadata' | 'tags' | 'versions' | 'lock';

/** One file, over the folder it lies in. Another that is chosen while this one closes opens by itself. */
export function EntryPanel() {
  const id = useParam('fileId');
  return <Panel key={id} id={id} />;
}

function Panel({ id }: { id: string }) {
  const key = keyOfId(id);
  const bucket = useParam('bucketName');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [open, setOpen] = useState(true);
  const name = visibleName(lastPartOf(key ?? ''));
  usePageTitle(name);
  function leave() {
    // The address may be another file's already, which is only not drawn yet.
    if (location.pathname.endsWith(`/${id}`)) void navigate({ pathname: s3Paths.files(bucket), search });
  }
  return (
    <Dialog
      placement="end"
      size="medium"
      open={open}
      heading={name}
      description={key === null ? bucket : isolated(`${bucket}/${visibleName(folderOf(key))}`)}
      onSkyClose={() => setOpen(false)}
      onSkyClosed={leave}
    >
      {key === null ? <NotFoundView /> : <Content key={key} bucket={bucket} objectKey={key} />}
    </Dialog>
  );
}

function Content({ bucket, objectKey }: { bucket: string; objectKey: string }) {
  const load = useCallback((signal: AbortSignal) => headObject(bucket, objectKey, signal), [bucket, objectKey]);
  const state = useAnswer(load);
  return (
    <ItemGate state={state}>
      {(facts) => <Views bucket={bucket} entry={entryOf(objectKey, facts)} facts={facts} onChanged={state.retry} />}
    </ItemGate>
  );
}

const entryOf = (key: string, { size, lastModified, etag }: ObjectFacts): Entry => {
  const name = lastPartOf(key);
  return {
    id: key,
    key,
    name,
    prefix: folderOf(key),
    isFolder: false,
    type: extensionOf(name),
    size,
    lastModified,
    etag,
  };
};

interface ViewsProps {
  readonly bucket: string;
  readonly entry: Entry;
  readonly facts: ObjectFacts;
  readonly onChanged: () => void;
}

function Views({ bucket, entry, facts, onChanged }: ViewsProps) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const mayWrite = useCan('s3_enable', 'create');
  const [view, setView] = useState<View>('facts');
  const [isSharing, setSharing] = useState(false);
  const fetchFile = () =>
    downloadFile(bucket, entry.key).catch((error: unknown) => notify('error', textOfError(kit, error)));
  const changed = { bucket, entry, facts, onChanged };
  const panels = {
    facts: <EntryFacts entry={entry} facts={facts} bucket={bucket} />,
    preview: <EntryPreview bucket={bucket} entry={entry} facts={facts} />,
    // The same fields for another version of the file would show what was written for the one before.
    metadata: <EntryMetadata key={facts.etag + facts.versionId} {...changed} />,
    tags: <EntryTags bucket={bucket} entry={entry} />,
    versions: <EntryVersions bucket={bucket} entry={entry} onChanged={onChanged} />,
    lock: <EntryLock key={JSON.stringify(facts.retention)} {...changed} />,
  };
  return (
    <>
      <div className={css.acts}>
        <Button size="small" onClick={() => void fetchFile()}>
          <Icon slot="start" name="download" />
          {t('download')}
        </Button>
        {mayWrite && (
          <Button size="small" onClick={() => setSharing(true)}>
            <Icon slot="start" name="link" />
            {t('share.action')}
          </Button>
        )}
      </div>
      <Tabs
        label={visibleName(entry.name)}
        value={view}
        onChange={(event) => {
          if (event.target === event.currentTarget)
            setView((event.currentTarget as EventTarget & { value: View }).value);
        }}
      >
        {(Object.keys(panels) as View[]).map((key) => (
          <Tab key={key} value={key} label={t(`view.${key}`)} />
        ))}
        {(Object.keys(panels) as View[]).map((key) => (
          <TabPanel key={key} value={key}>
            {view === key && <div className={css.panel}>{panels[key]}</div>}
          </TabPanel>
        ))}
      </Tabs>
      {isSharing && <ShareDialog bucket={bucket} entry={entry} onClose={() => setSharing(false)} />}
    </>
  );
}
