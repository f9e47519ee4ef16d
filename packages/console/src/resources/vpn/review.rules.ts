import type { IkePolicy, IpsecPolicy } from '@skydeck/contract';
import type { PolicyDraft, VpnDraft } from './vpn.draft.ts';

interface Known {
  readonly ike: readonly IkePolicy[];
  readonly ipsec: readonly IpsecPolicy[];
}

const common = ({ name, auth, encryption, pfs, lifetime }: PolicyDraft, usual: string) => ({
  name: name.trim() || usual,
  auth_algorithm: auth,
  encryption_algorithm: encryption,
  pfs,
  lifetime: { units: 'seconds', value: Number(lifetime) || 0 },
});

/** The policies as they will be: those that were chosen, or those that will be made and are called as the connection is. */
export function plannedPolicies({ name, ike, ipsec }: VpnDraft, known: Known) {
  return {
    ike: known.ike.find(({ id }) => id === ike.known) ?? {
      ...common(ike, name.trim()),
      ike_version: ike.version,
      phase1_negotiation_mode: ike.mode,
    },
    ipsec: known.ipsec.find(({ id }) => id === ipsec.known) ?? {
      ...common(ipsec, name.trim()),
      transform_protocol: ipsec.protocol,
      encapsulation_mode: ipsec.encapsulation,
    },
  };
}
