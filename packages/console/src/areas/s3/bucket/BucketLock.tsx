import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { NumberField } from '@skydeck/react-bindings/number-field';
import { Radio, RadioGroup } from '@skydeck/react-bindings/radio-group';
import { Select } from '@skydeck/react-bindings/select';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import { useEffect, useState } from 'react';
import { ConfirmAction } from '../../../kit/confirm/index.ts';
import { Card, ItemGate, Properties, Property } from '../../../kit/details/index.ts';
import { FormShell, useFields, useForm, useFormShell } from '../../../kit/form/index.ts';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { useText } from '../../../kit/text/index.ts';
import { type Bucket, loadVersioning } from '../buckets/bucket-store.ts';
import { LocalPanel } from '../LocalPanel.tsx';
import { type BucketLock as Lock, lockSetting } from '../wire/lock.ts';
import * as css from './bucket.css.ts';
import { lockForm } from './lock.form.ts';
import { type SettingState, useSetting } from './useSetting.ts';
import { bucketWords } from './words.ts';

registerIcons({ pencil });

/** Whether objects can be locked, which then stays so, and how new ones are (spec: s3.lock). */
export function BucketLock({ bucket }: { bucket: Bucket }) {
  const t = useText(bucketWords);
  const { name, versioning } = bucket;
  const setting = useSetting(name, lockSetting);
  useEffect(() => {
    if (versioning === null) void loadVersioning(name);
  }, [name, versioning]);
  return (
    <ItemGate state={setting.state}>
      {(lock) =>
        lock.isOn ? (
          <Defaults lock={lock} setting={setting} />
        ) : (
          <Card title={t('tab.lock')} action={<TurnOn bucket={bucket} setting={setting} />}>
            <p className={css.remark}>{t('lock.text')}</p>
          </Card>
        )
      }
    </ItemGate>
  );
}

interface TurnOnProps {
  readonly bucket: Bucket;
  readonly setting: SettingState<Lock>;
}

function TurnOn({ bucket: { versioning }, setting }: TurnOnProps) {
  const t = useText(bucketWords);
  const mayUpdate = useCan('s3_enable', 'update');
  const [isAsked, setAsked] = useState(false);
  if (!mayUpdate) return null;
  return (
    <>
      <Button
        size="small"
        disabledReason={versioning === 'on' ? '' : t('lock.needs_versions')}
        onClick={() => setAsked(true)}
      >
        {t('lock.turn_on')}
      </Button>
      {isAsked && (
        <ConfirmAction
          tone="neutral"
          heading={t('lock.turn_on_title')}
          message={t('lock.turn_on_text')}
          confirmLabel={t('lock.turn_on')}
          onConfirm={() => setting.change(() => ({ isOn: true, defaults: null }))}
          onClosed={() => setAsked(false)}
        />
      )}
    </>
  );
}

interface DefaultsProps {
  readonly lock: Lock;
  readonly setting: SettingState<Lock>;
}

function Defaults({ lock, setting }: DefaultsProps) {
  const t = useText(bucketWords);
  const mayUpdate = useCan('s3_enable', 'update');
  const [isEdited, setEdited] = useState(false);
  const { defaults } = lock;
  const edit = mayUpdate && (
    <Button size="small" onClick={() => setEdited(true)}>
      <Icon slot="start" name="pencil" />
      {t('lock.edit')}
    </Button>
  );
  return (
    <Card title={t('tab.lock')} action={edit}>
      <p className={css.remark}>{t('lock.on')}</p>
      <Properties>
        <Property label={t('lock.defaults')}>{t(`lock.${defaults?.mode ?? 'none'}`)}</Property>
        {defaults && <Property label={t('lock.period')}>{t(defaults.unit, { count: defaults.count })}</Property>}
      </Properties>
      {isEdited && (
        <LocalPanel onClose={() => setEdited(false)}>
          <DefaultsForm lock={lock} setting={setting} />
        </LocalPanel>
      )}
    </Card>
  );
}

const modes = ['none', 'GOVERNANCE', 'COMPLIANCE'] as const;

function DefaultsForm({ lock, setting }: DefaultsProps) {
  const t = useText(bucketWords);
  const shell = useFormShell();
  const form = useForm(lockForm, {
    source: { item: lock, revision: 0 },
    submit: async (body) => {
      await setting.change(() => body);
      shell.done({ kind: 'updated', resource: 's3_bucket', id: '' });
    },
  });
  const fields = useFields(form);
  const { mode } = form.draft;
  return (
    <FormShell isChange title={t('lock.defaults')} form={form} resource="s3_lock" submitLabel={t('save')}>
      <RadioGroup
        label={t('lock.defaults')}
        name="mode"
        value={mode}
        onChange={(event) => form.set('mode', (event.currentTarget as EventTarget & { value: string }).value)}
      >
        {modes.map((one) => (
          <Radio key={one} value={one} label={t(`lock.${one}`)} hint={one === 'none' ? '' : t(`lock.${one}_hint`)} />
        ))}
      </RadioGroup>
      {mode !== 'none' && (
        <>
          <NumberField label={t('lock.period')} required min={1} {...fields.text('count')} />
          <Select label={t('lock.unit')} {...fields.text('unit')}>
            <option value="days">{t('lock.days')}</option>
            <option value="years">{t('lock.years')}</option>
          </Select>
        </>
      )}
    </FormShell>
  );
}
