import type { SecurityGroup, SecurityGroupRule } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useFormCode } from '../../kit/code/useFormCode.tsx';
import { Card, ItemGate } from '../../kit/details/index.ts';
import { FormNotes, useFormShell } from '../../kit/form/index.ts';
import { usePageTitle } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { RuleFields } from './RuleFields.tsx';
import { RuleTables } from './RuleTables.tsx';
import { RULE } from './security-group.rules.ts';
import { ruleWords, securityGroups, securityGroupWords } from './security-group.ts';
import * as css from './security-group.css.ts';
import { useNewRule } from './useNewRule.ts';

/** A group's rules in somebody else's page: looked at, added and taken away, until the person says that it is done. */
export function RulesFrame() {
  return (
    <ItemGate state={useItem(securityGroups, useParam('groupId'))}>{(group) => <Framed group={group} />}</ItemGate>
  );
}

function Framed({ group }: { group: SecurityGroup }) {
  const t = useText(securityGroupWords);
  const host = useFormShell();
  const title = t('rules.of', { name: group.name });
  /** Counts the rules that were added: each begins with empty fields. */
  const [round, setRound] = useState(0);
  usePageTitle(title);
  const notifyReady = useEffectEvent(() => host.ready(title));
  useEffect(() => notifyReady(), []);
  const done = () => host.done({ kind: 'updated', resource: securityGroups.name, id: group.id });
  const added = ({ id }: SecurityGroupRule) => {
    host.changed?.('added', RULE, id);
    setRound(round + 1);
  };
  const finish = useEffectEvent(done);
  useEffect(() => host.onSubmit(() => finish()), [host]);
  useEffect(() => host.onCancel(() => host.cancel()), [host]);
  return (
    <div className={css.framed}>
      <h1 className={css.framedTitle} tabIndex={-1}>
        {title}
      </h1>
      <div className={css.framedBody}>
        <RuleTables group={group} />
        <AddRule key={round} group={group} onAdded={added} />
      </div>
      <footer className={css.framedFooter}>
        <Button variant="primary" onClick={done}>
          {t('rules.done')}
        </Button>
      </footer>
    </div>
  );
}

interface AddRuleProps {
  readonly group: SecurityGroup;
  readonly onAdded: (rule: SecurityGroupRule) => void;
}

function AddRule({ group, onAdded }: AddRuleProps) {
  const say = useText(ruleWords);
  const host = useFormShell();
  const { form, code } = useNewRule(group, onAdded);
  const shown = useFormCode({ code, form, place: 'frame' });
  const { dirty, phase, root } = form;
  useEffect(() => host.dirtied(dirty), [host, dirty]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Card title={say('add.new')}>
      <form className={css.addRule} name={securityGroups.name} noValidate aria-label={say('add.new')} onSubmit={submit}>
        <div className={css.addFields} ref={root}>
          <FormNotes form={form} />
          <RuleFields form={form} group={group} />
        </div>
        {shown.drawer}
        {shown.button}
        <Button type="submit" className={css.addButton} busy={phase === 'submitting'}>
          {say('add.new')}
        </Button>
      </form>
    </Card>
  );
}
