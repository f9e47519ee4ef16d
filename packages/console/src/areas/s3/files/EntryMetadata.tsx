import { Button } from '@skydeck/react-bindings/button';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useState } from 'react';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { FailureAlert } from '../../../kit/failure/FailureAlert.tsx';
import { useAsyncAction } from '../../../kit/data/useAsyncAction.ts';
import { notify } from '../../../kit/notify/index.ts';
import { problemWords } from '../../../kit/problems/words.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { notifyBucketChange } from '../bucket-changes.ts';
import { type ObjectFacts, writeMetadata } from '../wire/facts.ts';
import type { Entry } from '../wire/listing.ts';
import { visibleName } from '../wire/names.ts';
import * as css from './entry.css.ts';
import { bytesOf, isHeaderValue, isMetadata, isMetadataName, MOST_METADATA } from './metadata.rules.ts';
import { AddPair, Pairs, usePairs } from './Pairs.tsx';
import { repeatedNames } from './tags.rules.ts';
import { filesWords } from './words.ts';

interface Props {
  readonly bucket: string;
  readonly entry: Entry;
  readonly facts: ObjectFacts;
  /** The file is another now. */
  readonly onChanged: () => void;
}

/** The headers that are kept with a file and sent with it. */
export function EntryMetadata({ bucket, entry, facts: { etag, metadata }, onChanged }: Props) {
  const t = useText(filesWords);
  const say = useText(problemWords);
  const format = useFormat();
  const mayWrite = useCan('s3_enable', 'create');
  const [contentType, setContentType] = useState(metadata.contentType);
  const [cacheControl, setCacheControl] = useState(metadata.cacheControl);
  const state = usePairs(metadata.pairs.map(([name, value]) => [name, visibleName(value)]));
  const { rows, pairs } = state;
  const { busy, error, run } = useAsyncAction();
  const repeated = repeatedNames(rows.map(([name]) => name.toLowerCase()));
  const whyNotValue = (value: string) => (isHeaderValue(value) ? '' : t('metadata.bad_value'));
  const next = { contentType, cacheControl, pairs };

  const save = () =>
    run(async () => {
      await writeMetadata(bucket, entry.key, etag, next);
      notify('success', t('metadata.saved'));
      notifyBucketChange(bucket);
      onChanged();
    });

  const header = (label: string, value: string, set: (value: string) => void) => (
    <TextField
      label={label}
      size="small"
      spellCheck="false"
      maxLength={1024}
      value={value}
      error={whyNotValue(value)}
      readOnly={!mayWrite}
      onInput={({ target }) => set((target as HTMLInputElement).value)}
    />
  );
  return (
    <div className={css.stack}>
      {header(t('field.content_type'), contentType, setContentType)}
      {header(t('field.cache_control'), cacheControl, setCacheControl)}
      <p className={css.remark}>{t('metadata.text', { prefix: 'x-amz-meta-' })}</p>
      <Pairs
        state={state}
        words={{
          name: (number) => t('metadata.name', { number }),
          value: (number) => t('metadata.value', { number }),
          remove: (number) => t('metadata.remove', { number }),
        }}
        mostName={128}
        mostValue={1024}
        mayWrite={mayWrite}
        wrongName={(at) => {
          if (repeated.has(at)) return say('problem.duplicate');
          return isMetadataName(rows[at]?.[0] ?? '') ? '' : t('metadata.bad_name');
        }}
        wrongValue={(at) => whyNotValue(rows[at]?.[1] ?? '')}
      />
      <FailureAlert error={error} />
      {mayWrite && (
        <div className={css.acts}>
          <AddPair
            state={state}
            label={t('metadata.add')}
            whyNot={bytesOf(pairs) >= MOST_METADATA ? t('metadata.most', { size: format.bytes(MOST_METADATA) }) : ''}
          />
          <Button size="small" variant="primary" busy={busy} disabled={!isMetadata(next)} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  );
}
