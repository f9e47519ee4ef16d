import { NumberField } from '@skydeck/react-bindings/number-field';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { FormShell, useFields } from '../../../kit/form/index.ts';
import { useExample } from '../../../kit/form/useExample.ts';
import { Status } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import type { LifecycleRule } from '../wire/lifecycle.ts';
import { visibleName } from '../wire/names.ts';
import { lifecycleSetting } from '../wire/settings.ts';
import { type RuleFormProps, RuleSetting, useRuleForm } from './RuleSetting.tsx';
import { lifecycleForm } from './rules.form.ts';
import { useSetting } from './useSetting.ts';
import { bucketWords } from './words.ts';

const EXAMPLE = 'logs/';

/** What is deleted by itself, and when. */
export function Lifecycle({ bucket }: { bucket: string }) {
  const t = useText(bucketWords);
  return (
    <RuleSetting
      setting={useSetting(bucket, lifecycleSetting)}
      title={t('tab.lifecycle')}
      text={t('lifecycle.text')}
      Facts={LifecycleFacts}
      Form={LifecycleRuleForm}
      // Written anew, a rule loses what the console has no words for; so do the others of its document.
      whyFixed={(rules) => (rules.some(({ hasMore }) => hasMore) ? t('rule.has_more') : '')}
    />
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

function LifecycleRuleForm(props: RuleFormProps<LifecycleRule>) {
  const t = useText(bucketWords);
  const example = useExample();
  const form = useRuleForm(lifecycleForm, props);
  const fields = useFields(form);
  const days = t('unit.days');
  return (
    <FormShell
      isChange={props.at !== null}
      title={t('lifecycle.form')}
      form={form}
      resource="s3_lifecycle"
      submitLabel={t('save')}
    >
      <TextField label={t('rule.name')} note={t('rule.optional')} maxLength={255} {...fields.text('id')} />
      <Switch appearance="card" label={t('rule.on')} {...fields.check('enabled')} />
      <TextField
        label={t('lifecycle.prefix')}
        note={t('rule.optional')}
        hint={t('lifecycle.prefix_hint')}
        placeholder={example(EXAMPLE)}
        spellCheck="false"
        {...fields.text('prefix')}
      />
      <NumberField label={t('lifecycle.expire_label')} min={1} unit={days} {...fields.text('expireAfter')} />
      <NumberField label={t('lifecycle.expire_old_label')} min={1} unit={days} {...fields.text('expireOldAfter')} />
      <NumberField label={t('lifecycle.abort_label')} min={1} unit={days} {...fields.text('abortAfter')} />
    </FormShell>
  );
}
