import { s3Api } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Code } from '@skydeck/react-bindings/code';
import { EmptyState } from '@skydeck/react-bindings/empty-state';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import external from 'lucide-static/icons/external-link.svg?raw';
import { type ComponentType, useCallback, useEffect, useMemo } from 'react';
import { call } from '../../../kit/data/client.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { ItemGate } from '../../../kit/details/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import type { Entry } from '../wire/listing.ts';
import type { ObjectFacts } from '../wire/facts.ts';
import { readObject } from '../wire/objects.ts';
import * as css from './entry.css.ts';
import { nameOf } from './file-columns.tsx';
import { kindOf } from './files.rules.ts';
import { MOST_TEXT, prettyJson, previewOf } from './preview.rules.ts';
import { TablePreview } from './TablePreview.tsx';
import { filesWords } from './words.ts';

registerIcons({ 'external-link': external });

const PdfPages = lazyComponent(async () => (await import('./PdfPages.tsx')).PdfPages);

interface Props {
  readonly bucket: string;
  readonly entry: Entry;
  readonly facts: ObjectFacts;
}

export function EntryPreview({ bucket, entry, facts }: Props) {
  const preview = previewOf(entry, facts.metadata.contentType);
  if (preview === 'image') return <Whole bucket={bucket} entry={entry} shows={Picture} />;
  if (preview === 'pdf')
    return (
      <>
        <Whole bucket={bucket} entry={entry} shows={PdfPages} />
        <div>
          <OpenBeside bucket={bucket} entry={entry} />
        </div>
      </>
    );
  if (preview === 'text' || preview === 'json' || preview === 'table')
    return <Lines bucket={bucket} entry={entry} kind={preview} size={facts.size} />;
  return <Nothing bucket={bucket} entry={entry} why={preview} />;
}

export interface ShownProps {
  readonly bucket: string;
  readonly entry: Entry;
  readonly blob: Blob;
}

interface WholeProps extends Omit<Props, 'facts'> {
  readonly shows: ComponentType<ShownProps>;
}

function Whole({ bucket, entry, shows: Shown }: WholeProps) {
  const load = useCallback(
    async (signal: AbortSignal) => (await readObject(bucket, entry.key, { signal })).blob(),
    [bucket, entry.key],
  );
  return <ItemGate state={useAnswer(load)}>{(blob) => <Shown bucket={bucket} entry={entry} blob={blob} />}</ItemGate>;
}

/** An image element runs no script and loads nothing, whatever an SVG says. */
function Picture({ blob, entry }: ShownProps) {
  const url = useBlobUrl(blob, entry.type === 'svg' ? 'image/svg+xml' : blob.type);
  return <img className={css.picture} src={url} alt={nameOf(entry)} />;
}

/** An address for as long as it shows. */
function useBlobUrl(blob: Blob, type: string): string {
  const url = useMemo(() => URL.createObjectURL(new Blob([blob], { type })), [blob, type]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}

interface LinesProps {
  readonly bucket: string;
  readonly entry: Entry;
  readonly kind: 'text' | 'json' | 'table';
  readonly size: number;
}

function Lines({ bucket, entry, kind, size }: LinesProps) {
  const t = useText(filesWords);
  const format = useFormat();
  const load = useCallback(
    async (signal: AbortSignal) => (await readObject(bucket, entry.key, { most: MOST_TEXT, signal })).text(),
    [bucket, entry.key],
  );
  return (
    <ItemGate state={useAnswer(load)}>
      {(text) => (
        <>
          {size > MOST_TEXT && <Alert tone="info">{t('preview.cut', { size: format.bytes(MOST_TEXT) })}</Alert>}
          {kind === 'table' ? (
            <TablePreview name={nameOf(entry)} text={text} isCut={size > MOST_TEXT} />
          ) : (
            <Code className={css.text} label={nameOf(entry)} withCopy withWrapSwitch withLineNumbers>
              {kind === 'json' ? prettyJson(text) : text}
            </Code>
          )}
        </>
      )}
    </ItemGate>
  );
}

type Why = 'pdf_large' | 'too_large' | 'none' | 'empty';

function Nothing({ bucket, entry, why }: { bucket: string; entry: Entry; why: Why }) {
  const t = useText(filesWords);
  return (
    <EmptyState compact icon={`kind-${kindOf(entry)}`} heading={t(`preview.${why}`)}>
      {why === 'pdf_large' && <OpenBeside slot="actions" bucket={bucket} entry={entry} />}
    </EmptyState>
  );
}

/** In a window of its own, where a browser that shows no PDF saves it. */
function OpenBeside({ bucket, entry, slot }: { bucket: string; entry: Entry; slot?: string }) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  async function openBeside() {
    const body = { bucket, key: entry.key, method: 'GET', expires: 300 } as const;
    try {
      const { url } = await call(s3Api.presign, { body });
      open(url, '_blank', 'noopener,noreferrer');
    } catch (error) {
      notify('error', textOfError(kit, error));
    }
  }
  return (
    <Button {...(slot && { slot })} size="small" onClick={() => void openBeside()}>
      <Icon slot="start" name="external-link" />
      {t('preview.open')}
    </Button>
  );
}
