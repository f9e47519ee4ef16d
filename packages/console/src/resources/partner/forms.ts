/** An element of `@skydeck/embed`, as a portal writes it. */
export interface FramedForm {
  readonly tag: string;
  /** Those that have to be there. */
  readonly attributes: readonly string[];
  /** Where it may begin other than at its first page: values of `step`. */
  readonly steps?: readonly string[];
  /** It shows something, and is never done. */
  readonly isChart?: true;
}

/** Written by `pnpm --filter @skydeck/embed write` from its list of forms. */
export const forms: readonly FramedForm[] = [
  { tag: 'sky-network-add', attributes: [] },
  { tag: 'sky-network-edit-ipv4-subnet', attributes: ['network-id', 'subnet-id'] },
  { tag: 'sky-router-add', attributes: [] },
  { tag: 'sky-router-edit', attributes: ['router-id'] },
  { tag: 'sky-router-interface-add', attributes: ['router-id'] },
  { tag: 'sky-router-interface-edit', attributes: ['router-id', 'interface-id'] },
  { tag: 'sky-router-route-add', attributes: ['router-id'] },
  { tag: 'sky-router-route-edit', attributes: ['router-id', 'route-id'] },
  { tag: 'sky-vpn-add', attributes: [] },
  { tag: 'sky-vpn-edit', attributes: ['vpn-id'] },
  { tag: 'sky-load-balancer-add', attributes: [], steps: ['add-pool', 'add-pool/vms', 'add-pool/healthmonitor'] },
  { tag: 'sky-load-balancer-edit', attributes: ['load-balancer-id'] },
  { tag: 'sky-load-balancer-add-pool', attributes: ['load-balancer-id'], steps: ['vms', 'healthmonitor'] },
  { tag: 'sky-load-balancer-details', attributes: ['load-balancer-id'], isChart: true },
  { tag: 'sky-pool-edit', attributes: ['load-balancer-id', 'pool-id'] },
  { tag: 'sky-pool-edit-members', attributes: ['load-balancer-id', 'pool-id'] },
  { tag: 'sky-pool-edit-allowed-cidrs', attributes: ['load-balancer-id', 'pool-id'] },
  { tag: 'sky-pool-edit-health', attributes: ['load-balancer-id', 'pool-id'] },
  { tag: 'sky-pool-details', attributes: ['load-balancer-id', 'pool-id'], isChart: true },
  { tag: 'sky-backup-plan-add', attributes: [] },
  { tag: 'sky-backup-plan-edit', attributes: ['backup-plan-id'] },
  { tag: 'sky-security-group-add', attributes: [] },
  { tag: 'sky-security-group-edit', attributes: ['security-group-id'] },
  { tag: 'sky-security-group-rules', attributes: ['security-group-id'] },
];
