import type { SecurityGroup } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../kit/client.ts';
import { Card, ItemGate } from '../../kit/details/index.ts';
import { FormNotes, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { usePageTitle } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/useItem.ts';
import { useParam } from '../../kit/useParam.ts';
import { newRule } from './rule.form.ts';
import { RuleFields } from './RuleFields.tsx';
import { RuleTables } from './RuleTables.tsx';
import { securityGroups } from './security-group.ts';
import * as css from './security-group.css.ts';
import { securityGroupWords } from './words.ts';

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
  const tellReady = useEffectEvent(() => host.ready(title));
  useEffect(() => tellReady(), []);
  const done = () => host.done({ kind: 'updated', resource: securityGroups.name, id: group.id });
  const finish = useEffectEvent(done);
  useEffect(() => host.onSubmit(() => finish()), [host]);
  useEffect(() => host.onCancel(() => host.cancel()), [host]);
  return (
    <div className={css.framed}>
      <h1 className={css.framedTitle} tabIndex={-1}>
        {title}
      </h1>
      <div className={css.framedBody}>
        <RuleTables group={group} isLinked={false} />
        <AddRule key={round} group={group} onAdded={() => setRound(round + 1)} />
      </div>
      <footer className={css.framedFooter}>
        <Button variant="primary" onClick={done}>
          {t('rules.done')}
        </Button>
      </footer>
    </div>
  );
}

function AddRule({ group, onAdded }: { group: SecurityGroup; onAdded: () => void }) {
  const t = useText(securityGroupWords);
  const host = useFormShell();
  const form = useForm(newRule, {
    submit: async (rule) => {
      await call(securityGroups.api.addRule, { body: { security_group_id: group.id, ...rule } });
      await securityGroups.items.take(() => call(securityGroups.api.read, { params: { id: group.id } }));
      notify('success', t('rules.added', { name: group.name }));
      onAdded();
    },
  });
  const { dirty, phase, root } = form;
  useEffect(() => host.dirtied(dirty), [host, dirty]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Card title={t('rules.add_title')}>
      <form
        className={css.addRule}
        name={securityGroups.name}
        noValidate
        aria-label={t('rules.add_title')}
        onSubmit={submit}
      >
        <div className={css.addFields} ref={root}>
          <FormNotes form={form} />
          <RuleFields form={form} group={group} />
        </div>
        <Button type="submit" busy={phase === 'submitting'}>
          {t('rules.add')}
        </Button>
      </form>
    </Card>
  );
}
