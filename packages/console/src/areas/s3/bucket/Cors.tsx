import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { CheckboxGroup } from '@skydeck/react-bindings/checkbox-group';
import { NumberField } from '@skydeck/react-bindings/number-field';
import { TagField } from '@skydeck/react-bindings/tag-field';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useState } from 'react';
import { ItemGate } from '../../../kit/details/index.ts';
import { FormShell, useFields, useForm, useFormShell } from '../../../kit/form/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { LocalPanel } from '../LocalPanel.tsx';
import { corsMethods, type CorsRule, readCors, writeCors } from '../wire/cors.ts';
import type { XmlNode } from '../wire/tree.ts';
import * as css from './bucket.css.ts';
import { RuleList } from './RuleList.tsx';
import { corsForm } from './rules.form.ts';
import { type SettingState, useSetting, withItem, withoutItem } from './useSetting.ts';
import { bucketWords } from './words.ts';

const kind = {
  setting: 'cors',
  read: ({ xml }: { readonly xml: XmlNode | null }) => readCors(xml),
  write: writeCors,
} as const;

const examples = { origin: 'https://app.example.com', header: 'ETag' } as const;

type Rules = SettingState<readonly CorsRule[]>;

/** Which pages of other sites may reach into the bucket. */
export function Cors({ bucket }: { bucket: string }) {
  const t = useText(bucketWords);
  const setting: Rules = useSetting(bucket, kind);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  return (
    <ItemGate state={setting.state}>
      {(rules) => (
        <>
          <RuleList
            title={t('tab.cors')}
            text={t('cors.text')}
            rules={rules}
            nameOf={({ id }, at) => id || t('rule.number', { number: at + 1 })}
            facts={rules.map((rule, at) => (
              // Rules have no identity but their order.
              // oxlint-disable-next-line react/no-array-index-key
              <CorsFacts key={at} rule={rule} />
            ))}
            onEdit={(at) => setEdited(at ?? 'new')}
            onRemove={(at) => setting.change((now) => withoutItem(now, at))}
          />
          {edited !== null && (
            <LocalPanel onClose={() => setEdited(null)}>
              <CorsRuleForm at={edited === 'new' ? null : edited} rules={rules} setting={setting} />
            </LocalPanel>
          )}
        </>
      )}
    </ItemGate>
  );
}

function CorsFacts({ rule }: { rule: CorsRule }) {
  const t = useText(bucketWords);
  const format = useFormat();
  return (
    <>
      <span>{t('cors.says', { origins: format.list(rule.origins), methods: format.list(rule.methods) })}</span>
      {rule.headers.length > 0 && <span>{t('cors.says_headers', { headers: format.list(rule.headers) })}</span>}
    </>
  );
}

interface FormProps {
  readonly at: number | null;
  readonly rules: readonly CorsRule[];
  readonly setting: Rules;
}

function CorsRuleForm({ at, rules, setting }: FormProps) {
  const t = useText(bucketWords);
  const shell = useFormShell();
  const rule = at === null ? undefined : rules[at];
  const form = useForm(corsForm, {
    ...(rule && { source: { item: rule, revision: 0 } }),
    submit: async (body) => {
      await setting.change((now) => withItem(now, at, body));
      shell.done({ kind: 'updated', resource: 's3_bucket', id: '' });
    },
  });
  const fields = useFields(form);
  const tags = (path: string) => {
    const { invalidValues: _, ...binding } = fields.many(path);
    return binding;
  };
  return (
    <FormShell title={t('cors.form')} form={form} resource="s3_cors" submitLabel={t('save')}>
      <TextField label={t('rule.name')} note={t('rule.optional')} maxLength={255} {...fields.text('id')} />
      <TagField
        label={t('cors.origins')}
        hint={t('cors.origins_hint')}
        required
        placeholder={examples.origin}
        {...tags('origins')}
      />
      <CheckboxGroup label={t('cors.methods')} required orientation="horizontal" {...tags('methods')}>
        {corsMethods.map((method) => (
          <Checkbox key={method} value={method} label={method} />
        ))}
      </CheckboxGroup>
      <TagField label={t('cors.headers')} hint={t('cors.headers_hint')} {...tags('headers')} />
      <TagField
        label={t('cors.exposed')}
        hint={t('cors.exposed_hint')}
        placeholder={examples.header}
        {...tags('exposed')}
      />
      <NumberField
        label={t('cors.max_age')}
        note={t('rule.optional')}
        min={0}
        unit={t('unit.seconds')}
        {...fields.text('maxAge')}
      />
      <p className={css.remark}>{t('cors.note')}</p>
    </FormShell>
  );
}
