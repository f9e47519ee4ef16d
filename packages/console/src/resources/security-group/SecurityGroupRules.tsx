import { ruleDirections } from '@skydeck/contract';
import { ListCard, usePageItem } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { useRuleColumns, useRuleFilters, useRuleTexts } from './rule-columns.tsx';
import { rulesOf } from './security-group.rules.ts';
import * as css from './security-group.css.ts';
import { ruleWords, securityGroups, securityGroupWords } from './security-group.ts';
import { useRuleRemoval } from './useRuleRemoval.ts';

/** What comes in stands before what goes out. */
const incomingFirst = { field: 'direction', direction: 'desc' } as const;

/** What a group lets in and out: searched, filtered, sorted, and taken away, one or several. */
export function SecurityGroupRules() {
  const t = useText(securityGroupWords);
  const group = usePageItem(securityGroups);
  const rules = group.security_group_rules;
  return (
    <ListCard
      title={t('tab.rules')}
      words={ruleWords}
      icon="menu-security-groups"
      subject={securityGroups.subjects.item}
      rows={rules}
      columns={useRuleColumns(group)}
      filters={useRuleFilters(rules)}
      sort={incomingFirst}
      add={{ to: securityGroupPaths.addRule(group.id) }}
      actions={[useRuleRemoval(group)]}
      label={useRuleTexts(group).whole}
      storageKey="security_group_rule"
      context={group}
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
  );
}
