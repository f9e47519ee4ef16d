import { s3Api } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Code } from '@skydeck/react-bindings/code';
import { EmptyState } from '@skydeck/react-bindings/empty-state';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import external from 'lucide-static/icons/external-link.svg?raw';
import { useCallback, useEffect, useMemo } from 'react';
import { call } from '../../../kit/client.ts';
import { ItemGate } from '../../../kit/details/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/problem-text.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { useAnswer } from '../../../kit/useAnswer.ts';
import type { Entry } from '../wire/listing.ts';
import { type ObjectFacts, readObject } from '../wire/objects.ts';
import * as css from './entry.css.ts';
import { nameOf } from './file-columns.tsx';
import { kindOf } from './files.rules.ts';
import { MOST_TEXT, prettyJson, previewOf } from './preview.rules.ts';
import { filesWords } from './words.ts';

registerIcons({ 'external-link': external });

interface Props {
  readonly bucket: string;
  readonly entry: Entry;
  readonly facts: ObjectFacts;
}

export function EntryPreview({ bucket, entry, facts }: Props) {
  const preview = previewOf(entry, facts.contentType);
  if (preview === 'image') return <Picture bucket={bucket} entry={entry} />;
  if (preview === 'text' || preview === 'json')
    return <Lines bucket={bucket} entry={entry} isJson={preview === 'json'} size={facts.size} />;
  return <Nothing bucket={bucket} entry={entry} why={preview} />;
}

function Picture({ bucket, entry }: Omit<Props, 'facts'>) {
  const load = useCallback(
    async (signal: AbortSignal) => (await readObject(bucket, entry.key, { signal })).blob(),
    [bucket, entry.key],
  );
  return <ItemGate state={useAnswer(load)}>{(blob) => <Shown blob={blob} entry={entry} />}</ItemGate>;
}

/** An image element runs no script and loads nothing, whatever an SVG says. */
function Shown({ blob, entry }: { blob: Blob; entry: Entry }) {
  const type = entry.type === 'svg' ? 'image/svg+xml' : blob.type;
  const url = useMemo(() => URL.createObjectURL(new Blob([blob], { type })), [blob, type]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img className={css.picture} src={url} alt={nameOf(entry)} />;
}

interface LinesProps {
  readonly bucket: string;
  readonly entry: Entry;
  readonly isJson: boolean;
  readonly size: number;
}

function Lines({ bucket, entry, isJson, size }: LinesProps) {
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
          <Code className={css.text} label={nameOf(entry)} withCopy withWrapSwitch withLineNumbers>
            {isJson ? prettyJson(text) : text}
          </Code>
        </>
      )}
    </ItemGate>
  );
}

type Why = 'pdf' | 'too_large' | 'none' | 'empty';

/** A document that the browser can show by itself opens beside the console, which may frame nothing. */
function Nothing({ bucket, entry, why }: { bucket: string; entry: Entry; why: Why }) {
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
    <EmptyState compact icon={`kind-${kindOf(entry)}`} heading={t(`preview.${why}`)}>
      {why === 'pdf' && (
        <Button slot="actions" size="small" onClick={() => void openBeside()}>
          <Icon slot="start" name="external-link" />
          {t('preview.open')}
        </Button>
      )}
    </EmptyState>
  );
}
