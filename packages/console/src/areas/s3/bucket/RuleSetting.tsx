import { type ComponentType, useState } from 'react';
import { ItemGate } from '../../../kit/details/index.ts';
import { useForm, useFormShell } from '../../../kit/form/index.ts';
import type { FormModel } from '../../../kit/form/model.ts';
import { useText } from '../../../kit/text/index.ts';
import { LocalPanel } from '../LocalPanel.tsx';
import { RuleList } from './RuleList.tsx';
import { type SettingState, withItem, withoutItem } from './useSetting.ts';
import { bucketWords } from './words.ts';

interface Named {
  readonly id: string;
}

/** What the form of one rule is given. */
export interface RuleFormProps<Rule> {
  /** Its place among the rules; null: a new one. */
  readonly at: number | null;
  readonly rules: readonly Rule[];
  readonly setting: SettingState<readonly Rule[]>;
}

interface RuleSettingProps<Rule extends Named> {
  readonly setting: SettingState<readonly Rule[]>;
  readonly title: string;
  /** What it is for, and what holds while there is no rule. */
  readonly text: string;
  /** What a rule says. */
  readonly Facts: ComponentType<{ readonly rule: Rule }>;
  readonly Form: ComponentType<RuleFormProps<Rule>>;
  /** The words why the rules cannot be changed here, or ''. */
  readonly whyFixed?: (rules: readonly Rule[]) => string;
}

/** A document of a bucket that consists of rules: their list, with the form of one over it. */
export function RuleSetting<Rule extends Named>(props: RuleSettingProps<Rule>) {
  const { setting, title, text, Facts, Form, whyFixed } = props;
  const t = useText(bucketWords);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  return (
    <ItemGate state={setting.state}>
      {(rules) => (
        <>
          <RuleList
            title={title}
            text={text}
            rules={rules}
            nameOf={({ id }, at) => id || t('rule.number', { number: at + 1 })}
            facts={rules.map((rule, at) => (
              // Rules have no identity but their order.
              // oxlint-disable-next-line react/no-array-index-key
              <Facts key={at} rule={rule} />
            ))}
            {...(whyFixed && { whyFixed: () => whyFixed(rules) })}
            onEdit={(at) => setEdited(at ?? 'new')}
            onRemove={(at) => setting.change((now) => withoutItem(now, at))}
          />
          {edited !== null && (
            <LocalPanel onClose={() => setEdited(null)}>
              <Form at={edited === 'new' ? null : edited} rules={rules} setting={setting} />
            </LocalPanel>
          )}
        </>
      )}
    </ItemGate>
  );
}

/** The form of one rule: sent, the rule takes its place in the document as that is then. */
export function useRuleForm<Draft extends object, Rule>(
  model: FormModel<Draft, Rule, Rule>,
  { at, rules, setting }: RuleFormProps<Rule>,
) {
  const shell = useFormShell();
  const rule = at === null ? undefined : rules[at];
  return useForm(model, {
    ...(rule && { source: { item: rule, revision: 0 } }),
    submit: async (body) => {
      await setting.change((now) => withItem(now, at, body));
      shell.done({ kind: 'updated', resource: 's3_bucket', id: '' });
    },
  });
}
