import { etherTypes, ruleDirections, type SecurityGroup, type SecurityGroupRule } from '@skydeck/contract';
import { useMemo } from 'react';
import type { FilterFacts, RowFacts } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useRuleTexts } from './rule-columns.tsx';
import { spellProtocol } from './security-group.rules.ts';
import { securityGroupWords } from './security-group.ts';

/** In an address, for a rule that is about every protocol. */
const ANY = 'any';

/** What is looked for, sorted and filtered is what people read. */
export function useRuleFacts(group: SecurityGroup): RowFacts<SecurityGroupRule> {
  const { what, protocol, ports, remote } = useRuleTexts(group);
  return useMemo(
    () => ({
      texts: (rule) => [what(rule), protocol(rule), ports(rule), remote(rule), rule.description],
      sorts: {
        what,
        direction: (rule) => rule.direction,
        protocol,
        ports: (rule) => rule.port_range_min,
        remote,
        version: (rule) => rule.ethertype,
        description: (rule) => rule.description,
      },
      filters: {
        direction: (rule) => rule.direction,
        ethertype: (rule) => rule.ethertype,
        protocol: (rule) => rule.protocol ?? ANY,
      },
      // What comes in stands before what goes out.
      sort: { field: 'direction', direction: 'desc' },
    }),
    [what, protocol, ports, remote],
  );
}

/** Of protocols those that the rules are about. */
export function useRuleFilters(rules: readonly SecurityGroupRule[]): readonly FilterFacts[] {
  const t = useText(securityGroupWords);
  return useMemo(() => {
    const protocols = [...new Set(rules.map(({ protocol }) => protocol ?? ANY))].toSorted();
    return [
      {
        key: 'direction',
        title: t('field.direction'),
        options: ruleDirections.map((value) => ({ value, label: t(`field.${value}`) })),
      },
      {
        key: 'protocol',
        title: t('field.protocol'),
        options: protocols.map((value) => ({
          value,
          label: value === ANY ? t('value.every_protocol') : spellProtocol(value),
        })),
      },
      {
        key: 'ethertype',
        title: t('field.version'),
        options: etherTypes.map((value) => ({ value, label: value })),
      },
    ];
  }, [t, rules]);
}
