import { presetOf, type SecurityGroupRule } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/index.ts';
import { Ip, LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { spellPorts, spellProtocol } from './security-group.rules.ts';
import { usePresetName } from './usePresetName.ts';
import { securityGroupWords } from './words.ts';

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

interface Facts {
  readonly direction: string;
  /** In somebody else's page there is no page of another group. */
  readonly isLinked: boolean;
}

export function useRuleColumns({ direction, isLinked }: Facts): readonly Column<SecurityGroupRule>[] {
  const t = useText(securityGroupWords);
  const texts = useRuleTexts();
  return useMemo(
    () => [
      { key: 'what', title: t('field.what'), cell: texts.what },
      { key: 'protocol', title: t('field.protocol'), priority: 2, cell: texts.protocol },
      {
        key: 'ports',
        title: t('field.ports'),
        titled: true,
        priority: 2,
        cell: (rule) => <Ip>{texts.ports(rule)}</Ip>,
      },
      {
        key: 'remote',
        title: t(direction === 'egress' ? 'field.target' : 'field.origin'),
        priority: 1,
        least: 150,
        cell: (rule) => <Remote rule={rule} isLinked={isLinked} text={texts.remote(rule)} />,
      },
      { key: 'version', title: t('field.version'), titled: true, priority: 3, cell: (rule) => rule.ethertype },
      {
        key: 'description',
        title: t('field.description'),
        priority: 3,
        cell: ({ description }) => description || '—',
      },
    ],
    [t, texts, direction, isLinked],
  );
}

function Remote({ rule, isLinked, text }: { rule: SecurityGroupRule; isLinked: boolean; text: string }) {
  if (rule.remote_group_id === null) return rule.remote_ip_prefix === null ? text : <Ip>{text}</Ip>;
  if (!isLinked) return <bdi>{text}</bdi>;
  return <LinkTo to={securityGroupPaths.details(rule.remote_group_id)}>{text}</LinkTo>;
}
