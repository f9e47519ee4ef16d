import type { SecurityGroupRule } from './model.ts';

/** What people let through again and again. `service` is a proper name, the same in every language. */
export interface RulePreset {
  readonly key: string;
  /** null: the console has words for it. */
  readonly service: string | null;
  readonly protocol: string | null;
  readonly port: number | null;
}

const service = (key: string, name: string, port: number, protocol = 'tcp'): RulePreset => ({
  key,
  service: name,
  protocol,
  port,
});
const everything = (key: string, protocol: string | null): RulePreset => ({ key, service: null, protocol, port: null });

export const rulePresets = [
  service('ssh', 'SSH', 22),
  service('rdp', 'RDP', 3389),
  service('http', 'HTTP', 80),
  service('https', 'HTTPS', 443),
  service('dns', 'DNS', 53, 'udp'),
  service('smtp', 'SMTP', 25),
  service('mysql', 'MySQL', 3306),
  service('postgresql', 'PostgreSQL', 5432),
  everything('all_icmp', 'icmp'),
  everything('all_tcp', 'tcp'),
  everything('all_udp', 'udp'),
  everything('all', null),
] as const satisfies readonly RulePreset[];

type Shape = Pick<SecurityGroupRule, 'protocol' | 'port_range_min' | 'port_range_max'>;

/** The preset that says what the rule says, or null. ICMP is called differently in IPv6 and is the same thing. */
export function presetOf({ protocol, port_range_min: first, port_range_max: last }: Shape): RulePreset | null {
  const named = protocol === 'ipv6-icmp' ? 'icmp' : protocol;
  return (
    rulePresets.find((preset) => preset.protocol === named && preset.port === first && preset.port === last) ?? null
  );
}
