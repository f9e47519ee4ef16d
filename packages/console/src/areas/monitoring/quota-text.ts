import { useFormat, useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import type { QuotaName, QuotaRow, sharesOf } from './quota.rules.ts';
import { overviewWords } from './words.ts';

const own = { cores: 'quota.cores', ram: 'quota.ram', volumes_size: 'quota.volumes_size' } as const;
const kinds = {
  floatingip: 'kind.floating_ips',
  loadbalancer: 'kind.load_balancers',
  network: 'kind.networks',
  router: 'kind.routers',
  security_group: 'kind.security_groups',
  ipsec_site_connection: 'kind.ipsec_site_connections',
  volumes: 'kind.volumes',
  backups: 'kind.recovery_points',
  backup_plans: 'kind.backup_plans',
  subnet: 'kind.subnets',
  security_group_rule: 'kind.security_group_rules',
  pool: 'kind.load_balancer_pools',
} as const satisfies Record<Exclude<QuotaName, keyof typeof own>, string>;

/** Where one makes room: the list of what there is. */
const lists: Partial<Record<QuotaName, string>> = {
  floatingip: '/compute/floating-ips',
  loadbalancer: '/compute/load-balancers',
  network: '/compute/networks',
  router: '/compute/routers',
  security_group: '/compute/security-groups',
  ipsec_site_connection: '/compute/vpn',
  backups: '/compute/recovery-points',
  backup_plans: '/compute/backup-plans',
};

const isOwn = (name: QuotaName): name is keyof typeof own => name in own;

/** Quotas in words. */
export function useQuotaText() {
  const t = useText(overviewWords);
  const kit = useText(kitWords);
  const format = useFormat();
  return {
    nameOf: ({ name, policy }: QuotaRow) => {
      if (policy !== undefined) return t('quota.policy', { policy });
      return isOwn(name) ? t(own[name]) : kit(kinds[name]);
    },
    /** "fast 3.9 TiB and standard 11 TiB" */
    sharesText: (shares: ReturnType<typeof sharesOf>) =>
      format.list(shares.map(({ policy, used }) => t('quota.share', { policy, amount: format.bytes(used) }))),
    amountOf: ({ isBytes }: QuotaRow, amount: number) => (isBytes ? format.bytes(amount) : format.number(amount)),
    listOf: ({ name }: QuotaRow) => lists[name] ?? null,
  };
}
