import { defaultGateway, type Ipv6Mode, isNetworkAddress, parseCidr } from '@skydeck/contract';
import type { SubnetFields } from '../subnet/subnet.form.ts';
import { shownNameservers } from '../subnet/subnet.rules.ts';

/** A subnet as it will be: what the fields say, and what the platform does where they say nothing. */
export interface PlannedSubnet {
  readonly cidr: string;
  readonly gateway: string | null;
  readonly dhcp: boolean;
  readonly raMode: Ipv6Mode | null;
  readonly addressMode: Ipv6Mode | null;
  /** None: all usable addresses. */
  readonly pools: readonly { readonly start: string; readonly end: string }[];
  readonly dns: readonly string[];
}

/** Null where there will be none. */
export function plannedSubnet(fields: SubnetFields): PlannedSubnet | null {
  const text = fields.cidr.trim();
  if (text === '') return null;
  const cidr = parseCidr(text);
  // Neutron gives the first usable address to the gateway.
  const gateway = fields.gateway.trim() || (cidr ? defaultGateway(cidr) : '');
  return {
    cidr: text,
    gateway: fields.hasGateway ? gateway : null,
    dhcp: fields.dhcp,
    raMode: fields.raMode || null,
    addressMode: fields.addressMode || null,
    pools: fields.pools,
    dns: shownNameservers(fields.dns),
  };
}

/** What was typed, once it is the address of a network: before that it is no fact to sum up. '' until then. */
export function settledCidr(text: string): string {
  const cidr = parseCidr(text.trim());
  return cidr && isNetworkAddress(cidr) ? text.trim() : '';
}
