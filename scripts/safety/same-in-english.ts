/** Names, units and abbreviations that no language translates. */
const everywhere = [
  'CIDR',
  'DHCP',
  'DHCPv6',
  'DNS',
  'DVR',
  'FQDN',
  'HA',
  'HTTP',
  'HTTPS',
  'ICMP',
  'ID',
  'IP',
  'IPAM',
  'IPv4',
  'IPv6',
  'MAC',
  'MTU',
  'NAT',
  'OK',
  'RBAC',
  'SLAAC',
  'SNAT',
  'SSH',
  'TCP',
  'UDP',
  'URL',
  'UUID',
  'VLAN',
  'VPN',
  'VXLAN',
  'GRE',
  'Geneve',
  'B',
  'GB',
  'GiB',
  'KB',
  'KiB',
  'MB',
  'MiB',
  'TB',
  'TiB',
  'PiB',
  'Amazon S3',
  'OpenStack',
  'S3',
  'Skydeck',
  'العربية',
  'Deutsch',
  'English',
  'Español',
  '日本語',
  'Português',
  'Русский',
  'Türkçe',
  '中文',
  '简体中文',
];

/** Words that happen to be the same, by language: each was looked at by somebody who speaks it. */
const alsoIn: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Code',
    'Details',
    'Filter',
    'Gateway',
    'Name',
    'Offline',
    'Online',
    'Optional',
    'Port',
    'Ports',
    'Router',
    'Server',
    'Status',
    'System',
    'Version',
  ],
  es: ['Error', 'Gateway', 'General', 'Router', 'Routers', 'No'],
  pt: ['Gateway', 'Status', 'Backup', 'Gateway', 'Links', 'Offline', 'Online'],
  tr: ['Ad', 'Port'],
};

/** Text without a letter of its own is the same everywhere: only values and signs. */
const isWordless = (text: string) => !/\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));

/** Whether a translation into the language may be the English text. Values and signs around a name do not matter. */
export function mayStayIn(language: string): (text: string) => boolean {
  const allowed = new Set([...everywhere, ...(alsoIn[language] ?? [])]);
  return (text) => {
    if (isWordless(text)) return true;
    const words = text
      .replaceAll(/\{\{[^}]*\}\}/g, ' ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    return allowed.has(text) || words.every((word) => allowed.has(word) || /^\p{N}+$/u.test(word));
  };
}
