import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { CheckboxGroup } from '@skydeck/react-bindings/checkbox-group';
import { Radio, RadioGroup } from '@skydeck/react-bindings/radio-group';
import { TagField } from '@skydeck/react-bindings/tag-field';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useMemo } from 'react';
import { FormShell, useFields, useForm, useFormShell } from '../../../kit/form/index.ts';
import { useExample } from '../../../kit/form/useExample.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { type ActionSet, actionSets, placeIn, type Statement } from '../wire/policy.ts';
import { Examples } from './Examples.tsx';
import { setsOf, type StatementDraft, statementForm } from './rules.form.ts';
import { bucketWords } from './words.ts';

const examples = { who: 'arn:aws:iam::…:root', place: 'reports/*' } as const;
const publicRead: Partial<StatementDraft> & { readonly place: string } = {
  audience: 'everybody',
  who: [],
  effect: 'allow',
  sets: ['read'],
  place: 'public/*',
};
const otherProject: Partial<StatementDraft> = { audience: 'named', effect: 'allow', sets: ['read', 'list'], place: '' };
const keepAll: Partial<StatementDraft> = {
  audience: 'everybody',
  who: [],
  effect: 'deny',
  sets: ['delete'],
  place: '',
};
const setNames = Object.keys(actionSets) as ActionSet[];

/** A statement as sentences: who, may or may not, what, where. */
export function StatementFacts({ bucket, statement }: { bucket: string; statement: Statement }) {
  const t = useText(bucketWords);
  const format = useFormat();
  const { allows, who, actions, resources, more } = statement;
  const subjects = who.includes('*') ? t('policy.everybody') : format.list(who);
  const sets = setsOf(actions);
  const acts = sets ? format.list(sets.map((set) => t(`action.${set}`))) : format.list(actions);
  const places = resources.map((resource) => placeIn(bucket, resource)).filter((place) => place !== '');
  return (
    <>
      <span>
        {t(allows ? 'policy.says_may' : 'policy.says_may_not', { who: subjects || t('policy.nobody'), acts })}
      </span>
      <span>
        {places.length === 0 || places.includes('*')
          ? t('policy.in_all')
          : t('policy.in', { places: format.list(places) })}
      </span>
      {Object.keys(more).length > 0 && <span>{t('policy.more', { names: format.list(Object.keys(more)) })}</span>}
    </>
  );
}

interface Props {
  readonly bucket: string;
  readonly statement: Statement | undefined;
  readonly onSave: (statement: Statement) => Promise<void>;
}

type Chooser = EventTarget & { value: string };

export function StatementForm({ bucket, statement, onSave }: Props) {
  const t = useText(bucketWords);
  const example = useExample();
  const shell = useFormShell();
  const model = useMemo(() => statementForm(bucket), [bucket]);
  const form = useForm(model, {
    ...(statement && { source: { item: statement, revision: 0 } }),
    submit: async (body) => {
      await onSave(body);
      shell.done({ kind: 'updated', resource: 's3_bucket', id: bucket });
    },
  });
  const fields = useFields(form);
  const { invalidValues: _, ...who } = fields.many('who');
  const { invalidValues: __, ...sets } = fields.many('sets');
  const choice = (path: 'effect' | 'audience') => ({
    name: path,
    value: form.draft[path],
    onChange: (event: Event) => form.set(path, (event.currentTarget as Chooser).value),
  });
  return (
    <FormShell
      isChange={statement !== undefined}
      title={t('policy.form')}
      form={form}
      resource="s3_policy"
      submitLabel={t('save')}
    >
      {statement === undefined && (
        <Examples
          form={form}
          examples={[
            { label: t('policy.example_public', { place: publicRead.place }), draft: publicRead },
            { label: t('policy.example_project'), draft: otherProject },
            { label: t('policy.example_keep'), draft: keepAll },
          ]}
        />
      )}
      <RadioGroup label={t('policy.who')} {...choice('audience')}>
        <Radio value="named" label={t('policy.named')} />
        <Radio value="everybody" label={t('policy.everybody')} hint={t('policy.everybody_hint')} />
      </RadioGroup>
      {form.draft.audience === 'named' && (
        <TagField
          label={t('policy.arns')}
          hint={t('policy.arns_hint')}
          required
          placeholder={example(examples.who)}
          {...who}
        />
      )}
      <RadioGroup label={t('policy.effect')} {...choice('effect')}>
        <Radio value="allow" label={t('policy.may')} />
        <Radio value="deny" label={t('policy.may_not')} />
      </RadioGroup>
      <CheckboxGroup label={t('policy.what')} required {...sets}>
        {setNames.map((set) => (
          <Checkbox key={set} value={set} label={t(`action.${set}`)} />
        ))}
      </CheckboxGroup>
      <TextField
        label={t('policy.where')}
        note={t('rule.optional')}
        hint={t('policy.where_hint')}
        placeholder={example(examples.place)}
        spellCheck="false"
        {...fields.text('place')}
      />
      <TextField label={t('rule.name')} note={t('rule.optional')} maxLength={255} {...fields.text('sid')} />
    </FormShell>
  );
}
