import { Button } from '@skydeck/react-bindings/button';
import { Radio, RadioGroup } from '@skydeck/react-bindings/radio-group';
import { Switch } from '@skydeck/react-bindings/switch';
import { useCallback, useState } from 'react';
import { ConfirmAction } from '../../../kit/confirm/index.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { useAsyncAction } from '../../../kit/data/useAsyncAction.ts';
import { ItemGate } from '../../../kit/details/index.ts';
import { FailureAlert } from '../../../kit/failure/FailureAlert.tsx';
import { notify } from '../../../kit/notify/index.ts';
import { LinkTo } from '../../../kit/page/index.ts';
import { useNow } from '../../../kit/page/useNow.ts';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { s3Paths } from '../paths.ts';
import type { ObjectFacts, Retention } from '../wire/facts.ts';
import type { Entry } from '../wire/listing.ts';
import { lockSetting, writeLegalHold, writeRetention } from '../wire/lock.ts';
import * as css from './entry.css.ts';
import { isInForce, retentionChange } from './lock.rules.ts';
import { filesWords } from './words.ts';

const MomentField = lazyComponent(async () => (await import('../../../kit/date-range/MomentField.tsx')).MomentField);

interface Props {
  readonly bucket: string;
  readonly entry: Entry;
  readonly facts: ObjectFacts;
  readonly onChanged: () => void;
}

/** How long nobody deletes this version, and whether anybody may meanwhile (spec: s3.lock). */
export function EntryLock(props: Props) {
  const t = useText(filesWords);
  const { bucket } = props;
  const load = useCallback(() => lockSetting.read(bucket), [bucket]);
  return (
    <ItemGate state={useAnswer(load)}>
      {({ isOn }) =>
        isOn ? (
          <div className={css.stack}>
            <LegalHold {...props} />
            <RetentionFields {...props} />
          </div>
        ) : (
          <p className={css.remark}>
            {t('lock.off')} <LinkTo to={s3Paths.bucketTab(bucket, 'lock')}>{t('lock.settings')}</LinkTo>
          </p>
        )
      }
    </ItemGate>
  );
}

function LegalHold({ bucket, entry, facts: { legalHold }, onChanged }: Props) {
  const t = useText(filesWords);
  const mayWrite = useCan('s3_enable', 'update');
  const { busy, error, run } = useAsyncAction();
  const turn = (isOn: boolean) =>
    run(async () => {
      await writeLegalHold(bucket, entry.key, isOn);
      onChanged();
    });
  return (
    <>
      <Switch
        label={t('lock.hold')}
        hint={t('lock.hold_hint')}
        checked={legalHold}
        disabled={!mayWrite || busy}
        onChange={({ target }) => void turn((target as HTMLInputElement).checked)}
      />
      <FailureAlert error={error} />
    </>
  );
}

const modes = ['none', 'GOVERNANCE', 'COMPLIANCE'] as const;
type Mode = (typeof modes)[number];

const DAY_MS = 86_400_000;
const MOST_YEARS = 100;
const isoAfter = (now: number, ms: number) => new Date(now + ms).toISOString();

function RetentionFields(props: Props) {
  const { facts } = props;
  const t = useText(filesWords);
  const now = useNow();
  const mayWrite = useCan('s3_enable', 'update');
  const old = facts.retention;
  const [mode, setMode] = useState<Mode>(old?.mode ?? 'none');
  const [until, setUntil] = useState<string | null>(() => old?.until ?? isoAfter(now, 30 * DAY_MS));
  const [asked, setAsked] = useState<Retention | 'nothing' | null>(null);
  const { error, busy, save } = useSave(props);

  const isFixed = isInForce(old, now) && old.mode === 'COMPLIANCE';
  const next = mode === 'none' ? null : until === null ? undefined : { mode, until };
  const change = next === undefined ? 'refused' : retentionChange(old, next, now);
  const press = () => {
    if (next === undefined) return;
    if (change === 'bypass' || next?.mode === 'COMPLIANCE') setAsked(next ?? 'nothing');
    else void save(next, false);
  };
  return (
    <>
      <RadioGroup
        label={t('lock.retention')}
        name="retention"
        value={mode}
        disabled={!mayWrite}
        onChange={(event) => setMode((event.currentTarget as EventTarget & { value: Mode }).value)}
      >
        {modes.map((one) => (
          <Radio
            key={one}
            value={one}
            label={t(`lock.${one}`)}
            hint={one === 'none' ? '' : t(`lock.${one}_hint`)}
            disabled={isFixed && one !== 'COMPLIANCE'}
          />
        ))}
      </RadioGroup>
      {mode !== 'none' && (
        <MomentField
          label={t('lock.until')}
          value={until}
          onChange={setUntil}
          least={isFixed ? old.until : isoAfter(now, 60_000)}
          most={isoAfter(now, MOST_YEARS * 365 * DAY_MS)}
        />
      )}
      <FailureAlert error={error} />
      {mayWrite && (
        <div className={css.acts}>
          <Button
            size="small"
            variant="primary"
            busy={busy}
            disabled={change === 'none' || change === 'refused'}
            onClick={press}
          >
            {t('save')}
          </Button>
        </div>
      )}
      {asked !== null && (
        <AskFirst
          next={asked === 'nothing' ? null : asked}
          bypasses={change === 'bypass'}
          onConfirm={(bypasses) => save(asked === 'nothing' ? null : asked, bypasses)}
          onClosed={() => setAsked(null)}
        />
      )}
    </>
  );
}

function useSave({ bucket, entry, onChanged }: Props) {
  const t = useText(filesWords);
  const { busy, error, run } = useAsyncAction();
  const save = (next: Retention | null, bypasses: boolean) =>
    run(async () => {
      await writeRetention(bucket, entry.key, next, bypasses);
      notify('success', t('lock.saved'));
      onChanged();
    });
  return { busy, error, save };
}

interface AskFirstProps {
  readonly next: Retention | null;
  readonly bypasses: boolean;
  readonly onConfirm: (bypasses: boolean) => Promise<void>;
  readonly onClosed: () => void;
}

/** What nobody can take back, and what breaks a promise, is asked. */
function AskFirst({ next, bypasses, onConfirm, onClosed }: AskFirstProps) {
  const t = useText(filesWords);
  const format = useFormat();
  const forGood = next?.mode === 'COMPLIANCE' ? next : null;
  return (
    <ConfirmAction
      heading={forGood ? t('lock.confirm_title', { time: format.dateTime(forGood.until) }) : t('lock.bypass_title')}
      message={t(forGood ? 'lock.confirm_text' : 'lock.bypass_text')}
      confirmLabel={t(forGood ? 'lock.confirm' : 'lock.bypass')}
      onConfirm={() => onConfirm(bypasses)}
      onClosed={onClosed}
    />
  );
}
