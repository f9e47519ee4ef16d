import { presetOf, type RuleDirection, type SecurityGroupRule } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/index.ts';
import { Ip, LinkTo } from '../../kit/page/index.ts';
import { type Text, useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { spellPorts, spellProtocol } from './security-group.rules.ts';
import { usePresetName } from './usePresetName.ts';
import { securityGroupWords } from './words.ts';
import type en from './words/en.json';

/** What a rule is about, to whom, and both in one line by which it is told from the others. */
export function useRuleTexts() {
  const t = useText(securityGroupWords);
  const presetName = usePresetName();
  return useMemo(() => {
    const protocol = (rule: SecurityGroupRule) =>
      rule.protocol === null ? t('value.every_protocol') : spellProtocol(rule.protocol);
    const ports = (rule: SecurityGroupRule) => spellPorts(rule) ?? t('value.every_port');
    const remote = (rule: SecurityGroupRule) => rule.remote_group_name ?? rule.remote_ip_prefix ?? t('value.everybody');
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
  }, [t, presetName]);
}

/** Of both directions, on the group's own page. */
export function useRuleColumns(): readonly Column<SecurityGroupRule>[] {
  const t = useText(securityGroupWords);
  const texts = useRuleTexts();
  return useMemo(() => {
    const own = columnsOf(t, texts);
    return [
      { ...own.what, sort: 'what' },
      {
        key: 'direction',
        title: t('field.direction'),
        sort: 'direction',
        priority: 1,
        least: 150,
        cell: ({ direction }) => (direction === 'egress' ? t('field.egress') : t('field.ingress')),
      },
      { ...own.protocol, sort: 'protocol' },
      { ...own.ports, sort: 'ports' },
      {
        ...own.remote,
        title: t('field.remote'),
        sort: 'remote',
        cell: (rule) => <Remote rule={rule} isLinked text={texts.remote(rule)} />,
        text: texts.remote,
      },
      { ...own.version, sort: 'version' },
      { ...own.description, sort: 'description' },
    ];
  }, [t, texts]);
}

/** In somebody else's page: of one direction, and there is no page of another group. */
export function useFramedRuleColumns(direction: RuleDirection): readonly Column<SecurityGroupRule>[] {
  const t = useText(securityGroupWords);
  const texts = useRuleTexts();
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

const columnsOf = (t: Text<typeof en>, texts: ReturnType<typeof useRuleTexts>) =>
  ({
    what: { key: 'what', title: t('field.what'), cell: texts.what },
    protocol: { key: 'protocol', title: t('field.protocol'), priority: 2, cell: texts.protocol },
    ports: {
      key: 'ports',
      title: t('field.ports'),
      titled: true,
      priority: 2,
      cell: (rule) => <Ip>{texts.ports(rule)}</Ip>,
    },
    remote: { key: 'remote', priority: 1, least: 150 },
    version: {
      key: 'version',
      title: t('field.version'),
      titled: true,
      priority: 3,
      cell: ({ ethertype }) => ethertype,
    },
    description: {
      key: 'description',
      title: t('field.description'),
      priority: 3,
      cell: ({ description }) => description || '—',
    },
  }) satisfies Record<string, Partial<Column<SecurityGroupRule>>>;

function Remote({ rule, isLinked, text }: { rule: SecurityGroupRule; isLinked: boolean; text: string }) {
  if (rule.remote_group_id === null) return rule.remote_ip_prefix === null ? text : <Ip>{text}</Ip>;
  if (!isLinked) return <bdi>{text}</bdi>;
  return <LinkTo to={securityGroupPaths.details(rule.remote_group_id)}>{text}</LinkTo>;
}
