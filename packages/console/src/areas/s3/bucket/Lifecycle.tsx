import { NumberField } from '@skydeck/react-bindings/number-field';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useState } from 'react';
import { ItemGate } from '../../../kit/details/index.ts';
import { FormShell, useFields, useForm, useFormShell } from '../../../kit/form/index.ts';
import { Status } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { LocalPanel } from '../LocalPanel.tsx';
import { type LifecycleRule, readLifecycle, writeLifecycle } from '../wire/lifecycle.ts';
import { visibleName } from '../wire/names.ts';
import type { XmlNode } from '../wire/tree.ts';
import { RuleList } from './RuleList.tsx';
import { lifecycleForm } from './rules.form.ts';
import { type SettingState, useSetting, withItem, withoutItem } from './useSetting.ts';
import { bucketWords } from './words.ts';

const kind = {
  setting: 'lifecycle',
  read: ({ xml }: { readonly xml: XmlNode | null }) => readLifecycle(xml),
  write: writeLifecycle,
} as const;

const EXAMPLE = 'logs/';

type Rules = SettingState<readonly LifecycleRule[]>;

/** What is deleted by itself, and when. */
export function Lifecycle({ bucket }: { bucket: string }) {
  const t = useText(bucketWords);
  const setting: Rules = useSetting(bucket, kind);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  // Written anew, a rule loses what the console has no words for; so do the others of its document.
  const whyFixed = (rules: readonly LifecycleRule[]) =>
    rules.some(({ hasMore }) => hasMore) ? t('rule.has_more') : '';
  return (
    <ItemGate state={setting.state}>
      {(rules) => (
        <>
          <RuleList
            title={t('tab.lifecycle')}
            text={t('lifecycle.text')}
            rules={rules}
            nameOf={({ id }, at) => id || t('rule.number', { number: at + 1 })}
            facts={rules.map((rule, at) => (
              // Rules have no identity but their order.
              // oxlint-disable-next-line react/no-array-index-key
              <LifecycleFacts key={at} rule={rule} />
            ))}
            whyFixed={() => whyFixed(rules)}
            onEdit={(at) => setEdited(at ?? 'new')}
            onRemove={(at) => setting.change((now) => withoutItem(now, at))}
          />
          {edited !== null && (
            <LocalPanel onClose={() => setEdited(null)}>
              <LifecycleRuleForm at={edited === 'new' ? null : edited} rules={rules} setting={setting} />
            </LocalPanel>
          )}
        </>
      )}
    </ItemGate>
  );
}

function LifecycleFacts({ rule }: { rule: LifecycleRule }) {
  const t = useText(bucketWords);
  const { expireAfter, expireOldAfter, abortAfter, prefix, enabled, hasMore } = rule;
  return (
    <>
      <Status state={enabled ? 'healthy' : 'stopped'} label={t(enabled ? 'rule.on' : 'rule.off')} />
      <span>{prefix === '' ? t('lifecycle.everything') : t('lifecycle.below', { prefix: visibleName(prefix) })}</span>
      {expireAfter !== null && <span>{t('lifecycle.expire', { days: t('days', { count: expireAfter }) })}</span>}
      {expireOldAfter !== null && (
        <span>{t('lifecycle.expire_old', { days: t('days', { count: expireOldAfter }) })}</span>
      )}
      {abortAfter !== null && <span>{t('lifecycle.abort', { days: t('days', { count: abortAfter }) })}</span>}
      {hasMore && <span>{t('rule.has_more')}</span>}
    </>
  );
}

interface FormProps {
  readonly at: number | null;
  readonly rules: readonly LifecycleRule[];
  readonly setting: Rules;
}

function LifecycleRuleForm({ at, rules, setting }: FormProps) {
  const t = useText(bucketWords);
  const shell = useFormShell();
  const rule = at === null ? undefined : rules[at];
  const form = useForm(lifecycleForm, {
    ...(rule && { source: { item: rule, revision: 0 } }),
    submit: async (body) => {
      await setting.change((now) => withItem(now, at, body));
      shell.done({ kind: 'updated', resource: 's3_bucket', id: '' });
    },
  });
  const fields = useFields(form);
  const days = t('unit.days');
  return (
    <FormShell title={t('lifecycle.form')} form={form} resource="s3_lifecycle" submitLabel={t('save')}>
      <TextField label={t('rule.name')} note={t('rule.optional')} maxLength={255} {...fields.text('id')} />
      <Switch label={t('rule.on')} {...fields.check('enabled')} />
      <TextField
        label={t('lifecycle.prefix')}
        note={t('rule.optional')}
        hint={t('lifecycle.prefix_hint')}
        placeholder={EXAMPLE}
        spellCheck="false"
        {...fields.text('prefix')}
      />
      <NumberField label={t('lifecycle.expire_label')} min={1} unit={days} {...fields.text('expireAfter')} />
      <NumberField label={t('lifecycle.expire_old_label')} min={1} unit={days} {...fields.text('expireOldAfter')} />
      <NumberField label={t('lifecycle.abort_label')} min={1} unit={days} {...fields.text('abortAfter')} />
    </FormShell>
  );
}
