import { NumberField } from '@skydeck/react-bindings/number-field';
import { Switch } from '@skydeck/react-bindings/switch';
import { TagField } from '@skydeck/react-bindings/tag-field';
import { TextField } from '@skydeck/react-bindings/text-field';
import { FormShell, useFields } from '../../../kit/form/index.ts';
import { useExample } from '../../../kit/form/useExample.ts';
import { Status } from '../../../kit/page/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import type { LifecycleRule } from '../wire/lifecycle.ts';
import { visibleName } from '../wire/names.ts';
import { lifecycleSetting } from '../wire/settings.ts';
import { Examples } from './Examples.tsx';
import { type RuleFormProps, RuleSetting, useRuleForm } from './RuleSetting.tsx';
import { lifecycleForm, tagText } from './rules.form.ts';
import { useSetting } from './useSetting.ts';
import { bucketWords } from './words.ts';

const EXAMPLE = 'logs/';

const TAG = 'class=temporary';
const MIB_UNIT = 'MiB';

const nothing = { prefix: '', expireAfter: '', expireOldAfter: '', abortAfter: '' };
const logs = { ...nothing, prefix: EXAMPLE, expireAfter: '30' };
const old = { ...nothing, expireOldAfter: '90' };
const unfinished = { ...nothing, abortAfter: '7' };

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
  const format = useFormat();
  const { expireAfter, expireOldAfter, abortAfter, prefix, tags, largerThan, smallerThan, enabled, hasMore } = rule;
  const size = (mib: number) => format.bytes(mib * 1024 ** 2);
  return (
    <>
      <Status state={enabled ? 'healthy' : 'stopped'} label={t(enabled ? 'rule.on' : 'rule.off')} />
      <span>{prefix === '' ? t('lifecycle.everything') : t('lifecycle.below', { prefix: visibleName(prefix) })}</span>
      {tags.length > 0 && <span>{t('lifecycle.tagged', { tags: format.list(tags.map(tagText)) })}</span>}
      {largerThan !== null && <span>{t('lifecycle.larger', { size: size(largerThan) })}</span>}
      {smallerThan !== null && <span>{t('lifecycle.smaller', { size: size(smallerThan) })}</span>}
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
  const { invalidValues: _, ...tags } = fields.many('tags');
  return (
    <FormShell
      isChange={props.at !== null}
      title={t('lifecycle.form')}
      form={form}
      resource="s3_lifecycle"
      submitLabel={t('save')}
    >
      {props.at === null && (
        <Examples
          form={form}
          examples={[
            { label: t('lifecycle.example_logs', { prefix: EXAMPLE, days: t('days', { count: 30 }) }), draft: logs },
            { label: t('lifecycle.example_old', { days: t('days', { count: 90 }) }), draft: old },
            { label: t('lifecycle.example_unfinished', { days: t('days', { count: 7 }) }), draft: unfinished },
          ]}
        />
      )}
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
      <TagField
        label={t('lifecycle.tags_label')}
        note={t('rule.optional')}
        hint={t('lifecycle.tags_hint')}
        placeholder={example(TAG)}
        {...tags}
      />
      <NumberField
        label={t('lifecycle.larger_label')}
        note={t('rule.optional')}
        min={1}
        unit={MIB_UNIT}
        {...fields.text('largerThan')}
      />
      <NumberField
        label={t('lifecycle.smaller_label')}
        note={t('rule.optional')}
        min={1}
        unit={MIB_UNIT}
        {...fields.text('smallerThan')}
      />
      <NumberField label={t('lifecycle.expire_label')} min={1} unit={days} {...fields.text('expireAfter')} />
      <NumberField label={t('lifecycle.expire_old_label')} min={1} unit={days} {...fields.text('expireOldAfter')} />
      <NumberField label={t('lifecycle.abort_label')} min={1} unit={days} {...fields.text('abortAfter')} />
    </FormShell>
  );
}
