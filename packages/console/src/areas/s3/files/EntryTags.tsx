import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { TextField } from '@skydeck/react-bindings/text-field';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
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
import { repeatedNames } from './tags.rules.ts';
import { filesWords } from './words.ts';

registerIcons({ plus, 'trash-2': trash });

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
  const say = useText(problemWords);
  const mayWrite = useCan('s3_enable', 'create');
  const { rows, busy, change, add, remove, save } = useTagRows(bucket, entry, saved);
  const repeated = repeatedNames(rows.map(({ name }) => name));

  return (
    <div className={css.stack}>
      <p className={css.remark}>{t('tags.text')}</p>
      <div className={css.pairs}>
        {rows.map((row, at) => (
          <TagPair
            // A tag has no identity but its place while its name is being typed.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            row={row}
            number={at + 1}
            error={repeated.has(at) ? say('problem.duplicate') : ''}
            mayWrite={mayWrite}
            onChange={(next) => change(at, next)}
            onRemove={() => remove(at)}
          />
        ))}
      </div>
      {mayWrite && (
        <div className={css.buttons}>
          <Button size="small" disabledReason={rows.length >= MOST_TAGS ? t('tags.most') : ''} onClick={add}>
            <Icon slot="start" name="plus" />
            {t('tags.add')}
          </Button>
          <Button size="small" variant="primary" busy={busy} disabled={repeated.size > 0} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  );
}

type Row = { name: string; value: string };

/** The tags as they are being written. */
function useTagRows(bucket: string, entry: Entry, saved: Tags) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const [rows, setRows] = useState<readonly Row[]>(() => saved.map(([name, value]) => ({ name, value })));
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const kept = rows.filter(({ name }) => name !== '');
      await writeTags(
        bucket,
        entry.key,
        kept.map(({ name, value }) => [name, value] as const),
      );
      setRows(kept);
      notify('success', t('tags.saved'));
    } catch (error) {
      notify('error', textOfError(kit, error));
    } finally {
      setBusy(false);
    }
  }

  return {
    rows,
    busy,
    save,
    change: (at: number, next: Partial<Row>) =>
      setRows(rows.map((row, place) => (place === at ? { ...row, ...next } : row))),
    add: () => setRows([...rows, { name: '', value: '' }]),
    remove: (at: number) => setRows(rows.filter((_, place) => place !== at)),
  };
}

interface TagPairProps {
  readonly row: Row;
  readonly number: number;
  readonly error: string;
  readonly mayWrite: boolean;
  readonly onChange: (next: Partial<Row>) => void;
  readonly onRemove: () => void;
}

function TagPair({ row, number, error, mayWrite, onChange, onRemove }: TagPairProps) {
  const t = useText(filesWords);
  return (
    <div className={css.pair}>
      <TextField
        label={t('tags.name', { number })}
        labelHidden
        size="small"
        maxLength={128}
        value={row.name}
        error={error}
        readOnly={!mayWrite}
        onInput={({ target }) => onChange({ name: (target as HTMLInputElement).value })}
      />
      <TextField
        label={t('tags.value', { number })}
        labelHidden
        size="small"
        maxLength={256}
        value={row.value}
        readOnly={!mayWrite}
        onInput={({ target }) => onChange({ value: (target as HTMLInputElement).value })}
      />
      {mayWrite && (
        <Button size="small" variant="ghost" iconOnly label={t('tags.remove', { number })} onClick={onRemove}>
          <Icon name="trash-2" />
        </Button>
      )}
    </div>
  );
}
