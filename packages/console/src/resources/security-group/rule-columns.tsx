import {
  etherTypes,
  presetOf,
  type RuleDirection,
  ruleDirections,
  type SecurityGroup,
  type SecurityGroupRule,
} from '@skydeck/contract';
import { useMemo } from 'react';
import { useDistinctName } from '../../kit/text/distinct-name.ts';
import { choiceFilter, type Column, ipColumn, textColumn } from '../../kit/list/index.ts';
import { Ip, LinkTo } from '../../kit/page/index.ts';
import { type TextOf, useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { ruleColumnFacts } from './rule-columns.rules.ts';
import { spellPorts, spellProtocol } from './security-group.rules.ts';
import { usePresetName } from './usePresetName.ts';
import { securityGroupWords } from './security-group.ts';

/** What a rule is about, to whom, and both in one line by which it is told from the others. */
export function useRuleTexts(group: SecurityGroup) {
  const t = useText(securityGroupWords);
  const presetName = usePresetName();
  const nameOf = useDistinctName([group, ...group.security_group_rules.flatMap(remoteGroupOf)]);
  return useMemo(() => {
    const protocol = (rule: SecurityGroupRule) =>
      rule.protocol === null ? t('value.every_protocol') : spellProtocol(rule.protocol);
    const ports = (rule: SecurityGroupRule) => spellPorts(rule) ?? t('value.every_port');
    const remote = (rule: SecurityGroupRule) => {
      const [other] = remoteGroupOf(rule);
      return other ? nameOf(other) : (rule.remote_ip_prefix ?? t('value.everybody'));
    };
    const what = (rule: SecurityGroupRule) => {
      const preset = presetOf(rule);
      if (preset) return presetName(preset);
      return rule.port_range_min === null
        ? protocol(rule)
        : t('rules.what', { protocol: protocol(rule), ports: ports(rule) });
    };
    const whole = (rule: SecurityGroupRule) =>
      t(rule.direction === 'egress' ? 'rules.to' : 'rules.from', {
        what: what(rule),
        remote: remote(rule),
        version: rule.ethertype,
      });
    return { protocol, ports, remote, what, whole };
  }, [t, presetName, nameOf]);
}

const remoteGroupOf = ({ remote_group_id: id, remote_group_name: name }: SecurityGroupRule) =>
  id === null ? [] : [{ id, name: name ?? id }];

/** Of both directions, on the group's own page. */
export function useRuleColumns(group: SecurityGroup): readonly Column<SecurityGroupRule>[] {
  const t = useText(securityGroupWords);
  const texts = useRuleTexts(group);
  return useMemo(() => {
    const own = columnsOf(t, texts);
    return [
      own.what,
      {
        ...ruleColumnFacts.direction,
        title: t('field.direction'),
        value: ({ direction }) => direction,
        cell: ({ direction }) => (direction === 'egress' ? t('field.egress') : t('field.ingress')),
      },
      own.protocol,
      own.ports,
      {
        ...own.remote,
        title: t('field.remote'),
        cell: (rule) => <Remote rule={rule} isLinked text={texts.remote(rule)} />,
      },
      own.version,
      own.description,
    ];
  }, [t, texts]);
}

/** In an address, for a rule that is about every protocol. */
const ANY = 'any';

/** Of protocols those that the rules are about. */
export function useRuleFilters(rules: readonly SecurityGroupRule[]) {
  const t = useText(securityGroupWords);
  return useMemo(() => {
    const protocolOf = ({ protocol }: SecurityGroupRule) => protocol ?? ANY;
    const label = (value: string) => (value === ANY ? t('value.every_protocol') : spellProtocol(value));
    const protocols = [...new Set(rules.map(protocolOf))].toSorted();
    return [
      choiceFilter(t, 'direction', 'field.direction', ruleDirections, 'field'),
      {
        key: 'protocol',
        title: t('field.protocol'),
        value: protocolOf,
        options: protocols.map((value) => ({ value, label: label(value) })),
      },
      {
        key: 'ethertype',
        title: t('field.version'),
        value: ({ ethertype }: SecurityGroupRule) => ethertype,
        options: etherTypes.map((value) => ({ value, label: value })),
      },
    ];
  }, [t, rules]);
}

/** In somebody else's page: of one direction, and there is no page of another group. */
export function useFramedRuleColumns(
  group: SecurityGroup,
  direction: RuleDirection,
): readonly Column<SecurityGroupRule>[] {
  const t = useText(securityGroupWords);
  const texts = useRuleTexts(group);
  return useMemo(() => {
    const own = columnsOf(t, texts);
    const remote: Column<SecurityGroupRule> = {
      ...own.remote,
      title: t(direction === 'egress' ? 'field.target' : 'field.origin'),
      cell: (rule) => <Remote rule={rule} isLinked={false} text={texts.remote(rule)} />,
    };
    return [own.what, own.protocol, own.ports, remote, own.version, own.description];
  }, [t, texts, direction]);
}

const columnsOf = (t: TextOf<typeof securityGroupWords>, texts: ReturnType<typeof useRuleTexts>) =>
  ({
    what: textColumn(t, 'what', texts.what, ruleColumnFacts.what),
    protocol: textColumn(t, 'protocol', texts.protocol, ruleColumnFacts.protocol),
    ports: ipColumn(t, 'ports', texts.ports, {
      ...ruleColumnFacts.ports,
      titled: true,
      value: (rule) => rule.port_range_min,
    }),
    remote: { ...ruleColumnFacts.remote, value: texts.remote, searchText: texts.remote, text: texts.remote },
    version: {
      ...ruleColumnFacts.version,
      title: t('field.version'),
      titled: true,
      value: ({ ethertype }) => ethertype,
      cell: ({ ethertype }) => ethertype,
    },
    description: textColumn(t, 'description', ({ description }) => description, ruleColumnFacts.description),
  }) satisfies Record<string, Partial<Column<SecurityGroupRule>>>;

function Remote({ rule, isLinked, text }: { rule: SecurityGroupRule; isLinked: boolean; text: string }) {
  if (rule.remote_group_id === null) return rule.remote_ip_prefix === null ? text : <Ip>{text}</Ip>;
  if (!isLinked) return <bdi>{text}</bdi>;
  return <LinkTo to={securityGroupPaths.details(rule.remote_group_id)}>{text}</LinkTo>;
}
