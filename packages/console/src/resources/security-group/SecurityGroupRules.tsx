import { ruleDirections, type SecurityGroupRule } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { ListCard } from '../../kit/details/index.ts';
import { useRows } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { useRuleColumns, useRuleTexts } from './rule-columns.tsx';
import { useRuleFacts, useRuleFilters } from './rule-facts.ts';
import { RulesRemove } from './RulesRemove.tsx';
import { rulesOf } from './security-group.rules.ts';
import * as css from './security-group.css.ts';
import { securityGroups, securityGroupWords, useSecurityGroup } from './security-group.ts';
import { useRuleActions } from './useRuleActions.ts';

registerIcons({ plus });

/** What a group lets in and out: searched, filtered, sorted, and taken away, one or several. */
export function SecurityGroupRules() {
  const t = useText(securityGroupWords);
  const group = useSecurityGroup();
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayUpdate = useCan(securityGroups.subjects.item, 'update');
  const [toDelete, setToDelete] = useState<readonly SecurityGroupRule[]>([]);
  const rules = group.security_group_rules;
  const { whole } = useRuleTexts(group);
  const list = useRows(rules, useRuleFacts(group));
  const columns = useRuleColumns(group);
  const filters = useRuleFilters(rules);
  const actions = useRuleActions(setToDelete);
  const add = mayUpdate && (
    <Button size="small" onClick={() => void navigate({ pathname: securityGroupPaths.addRule(group.id), search })}>
      <Icon slot="start" name="plus" />
      {t('rules.add')}
    </Button>
  );
  return (
    <>
      <ListCard
        title={t('tab.rules')}
        list={list}
        columns={columns}
        actions={actions}
        filters={filters}
        isEmpty={rules.length === 0}
        empty={{ icon: 'menu-security-groups', title: t('rules.empty_title'), text: t('rules.empty_text') }}
        action={add}
        searchLabel={t('rules.search')}
        label={whole}
        storageKey="security_group_rule"
      >
        {ruleDirections.map(
          (direction) =>
            rulesOf(group, direction).length === 0 && (
              <p key={direction} className={css.none}>
                {t(`rules.none_${direction}`)}
              </p>
            ),
        )}
      </ListCard>
      <RulesRemove group={group} rules={toDelete} onClose={() => setToDelete([])} />
      <Outlet context={group} />
    </>
  );
}
