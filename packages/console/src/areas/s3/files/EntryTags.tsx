import { Button } from '@skydeck/react-bindings/button';
import { useCallback, useState } from 'react';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { ItemGate } from '../../../kit/details/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { problemWords } from '../../../kit/problems/words.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import type { Entry } from '../wire/listing.ts';
import { readTags, type Tags, writeTags } from '../wire/objects.ts';
import * as css from './entry.css.ts';
import { AddPair, Pairs, usePairs } from './Pairs.tsx';
import { repeatedNames } from './tags.rules.ts';
import { filesWords } from './words.ts';

/** S3 takes no more. */
const MOST_TAGS = 10;

interface Props {
  readonly bucket: string;
  readonly entry: Entry;
}

export function EntryTags({ bucket, entry }: Props) {
  const load = useCallback((signal: AbortSignal) => readTags(bucket, entry.key, signal), [bucket, entry.key]);
  return (
    <ItemGate state={useAnswer(load)}>{(tags) => <TagFields bucket={bucket} entry={entry} saved={tags} />}</ItemGate>
  );
}

function TagFields({ bucket, entry, saved }: Props & { saved: Tags }) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const say = useText(problemWords);
  const mayWrite = useCan('s3_enable', 'create');
  const [busy, setBusy] = useState(false);
  const state = usePairs(saved);
  const { rows, pairs, set } = state;
  const repeated = repeatedNames(rows.map(([name]) => name));

  async function save() {
    setBusy(true);
    try {
      await writeTags(bucket, entry.key, pairs);
      set(pairs);
      notify('success', t('tags.saved'));
    } catch (error) {
      notify('error', textOfError(kit, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={css.stack}>
      <p className={css.remark}>{t('tags.text')}</p>
      <Pairs
        state={state}
        words={{
          name: (number) => t('tags.name', { number }),
          value: (number) => t('tags.value', { number }),
          remove: (number) => t('tags.remove', { number }),
        }}
        mostName={128}
        mostValue={256}
        mayWrite={mayWrite}
        wrongName={(at) => (repeated.has(at) ? say('problem.duplicate') : '')}
      />
      {mayWrite && (
        <div className={css.acts}>
          <AddPair state={state} label={t('tags.add')} whyNot={rows.length >= MOST_TAGS ? t('tags.most') : ''} />
          <Button size="small" variant="primary" busy={busy} disabled={repeated.size > 0} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  );
}
