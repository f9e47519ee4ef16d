import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { CheckboxGroup } from '@skydeck/react-bindings/checkbox-group';
import { NumberField } from '@skydeck/react-bindings/number-field';
import { TagField } from '@skydeck/react-bindings/tag-field';
import { TextField } from '@skydeck/react-bindings/text-field';
import { FormShell, useFields } from '../../../kit/form/index.ts';
import { useExample } from '../../../kit/form/useExample.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { corsMethods, type CorsRule } from '../wire/cors.ts';
import { corsSetting } from '../wire/settings.ts';
import * as css from './bucket.css.ts';
import { Examples } from './Examples.tsx';
import { type RuleFormProps, RuleSetting, useRuleForm } from './RuleSetting.tsx';
import { corsForm } from './rules.form.ts';
import { useSetting } from './useSetting.ts';
import { bucketWords } from './words.ts';

const examples = { origin: 'https://app.example.com', header: 'ETag' } as const;

const everySite = { origins: ['*'], methods: ['GET', 'HEAD'], headers: [], exposed: ['ETag'], maxAge: '3600' };
const uploads = {
  origins: [examples.origin],
  methods: ['PUT', 'POST'],
  headers: ['*'],
  exposed: [examples.header],
  maxAge: '600',
};

/** Which pages of other sites may reach into the bucket. */
export function Cors({ bucket }: { bucket: string }) {
  const t = useText(bucketWords);
  return (
    <RuleSetting
      setting={useSetting(bucket, corsSetting)}
      title={t('tab.cors')}
      text={t('cors.text')}
      Facts={CorsFacts}
      Form={CorsRuleForm}
    />
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

function CorsRuleForm(props: RuleFormProps<CorsRule>) {
  const t = useText(bucketWords);
  const example = useExample();
  const form = useRuleForm(corsForm, props);
  const fields = useFields(form);
  const tags = (path: string) => {
    const { invalidValues: _, ...binding } = fields.many(path);
    return binding;
  };
  return (
    <FormShell
      isChange={props.at !== null}
      title={t('cors.form')}
      form={form}
      resource="s3_cors"
      submitLabel={t('save')}
    >
      {props.at === null && (
        <Examples
          form={form}
          examples={[
            { label: t('cors.example_read'), draft: everySite },
            { label: t('cors.example_upload'), draft: uploads },
          ]}
        />
      )}
      <TextField label={t('rule.name')} note={t('rule.optional')} maxLength={255} {...fields.text('id')} />
      <TagField
        label={t('cors.origins')}
        hint={t('cors.origins_hint')}
        required
        placeholder={example(examples.origin)}
        {...tags('origins')}
      />
      <CheckboxGroup label={t('cors.methods')} required orientation="horizontal" {...tags('methods')}>
        {corsMethods.map((method) => (
          <Checkbox key={method} value={method} label={method} />
        ))}
      </CheckboxGroup>
      <TagField
        label={t('cors.headers')}
        note={t('rule.optional')}
        hint={t('cors.headers_hint')}
        {...tags('headers')}
      />
      <TagField
        label={t('cors.exposed')}
        note={t('rule.optional')}
        hint={t('cors.exposed_hint')}
        placeholder={example(examples.header)}
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
