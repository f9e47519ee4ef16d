import {
  checkPrivateNetwork,
  type FieldProblems,
  MTU,
  type Network,
  NetworkName,
  type NetworkUpdate,
  type PrivateNetworkBody,
  problem,
  type QuotaNeed,
} from '@skydeck/contract';
import { boolean, object, string } from 'superstruct';
import { formModel, required } from '../../kit/form/model.ts';
import { type TaggedDraft, taggedOf, taggedShape, toNewTagged, toTagged } from '../../kit/form/tagged.rules.ts';
import { blankSubnet, subnetFieldOf, type SubnetFields, SubnetShape, toSubnet } from '../subnet/subnet.form.ts';

/** Shaped like the form: both subnets are there, and one without a CIDR is none. */
export interface NetworkDraft extends TaggedDraft {
  name: string;
  mtu: string;
  ipam: boolean;
  spoofing: boolean;
  v4: SubnetFields;
  v6: SubnetFields;
}

const DEFAULT_MTU = '1500';

/** The versions in the order in which they are sent. */
const versionsOf = ({ ipam, v4, v6 }: NetworkDraft): (4 | 6)[] =>
  ipam
    ? (
        [
          [4, v4],
          [6, v6],
        ] as const
      ).flatMap(([version, { cidr }]) => (cidr.trim() === '' ? [] : [version]))
    : [];

export function toBody(draft: NetworkDraft): PrivateNetworkBody {
  return {
    name: draft.name.trim(),
    mtu: Number(draft.mtu),
    ipam_enabled: draft.ipam,
    spoofing_protection: draft.spoofing,
    ...toNewTagged(draft),
    ...(draft.ipam && { subnets: versionsOf(draft).map((version) => toSubnet(draft[`v${version}`], version)) }),
  };
}

/** Of the project's quota. */
export const takenBy = (draft: NetworkDraft): QuotaNeed => ({ networks: 1, subnets: versionsOf(draft).length });

/** `subnets.0.gateway_ip` is `v4.gateway`, or `v6.gateway` where there is no IPv4 subnet. */
export function fieldOf(path: string, draft: NetworkDraft): string {
  const [, at, rest = ''] = /^subnets\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (at !== undefined) return `v${versionsOf(draft)[Number(at)] ?? 4}.${subnetFieldOf(rest)}`;
  if (path === 'ipam_enabled' || path === 'subnets') return 'ipam';
  return path === 'spoofing_protection' ? 'spoofing' : path;
}

export function checkMtu(mtu: string): FieldProblems {
  const value = Number(mtu);
  const isFine = /^\d+$/.test(mtu.trim()) && value >= MTU.least && value <= MTU.most;
  return isFine ? {} : { mtu: problem('out_of_range', `From ${MTU.least} to ${MTU.most}`, MTU) };
}

/** With address management a network needs a subnet of one of both versions: only behind the last is it known that there is none. */
function check(draft: NetworkDraft): FieldProblems {
  const ofBody = Object.entries(checkPrivateNetwork(toBody(draft))).map(([path, wrong]) => [
    fieldOf(path, draft),
    wrong,
  ]);
  const isBare = draft.ipam && versionsOf(draft).length === 0;
  return {
    ...Object.fromEntries(ofBody),
    ...required({ name: draft.name }),
    ...checkMtu(draft.mtu),
    ...(isBare && { 'v6.cidr': problem('subnet_required', 'An IPv4 or an IPv6 subnet is required') }),
  };
}

/** The shapes of the fields, for forms that have more of them. */
export const networkFields = {
  name: NetworkName,
  mtu: string(),
  ipam: boolean(),
  spoofing: boolean(),
  ...taggedShape,
  v4: SubnetShape,
  v6: SubnetShape,
};

export const newNetworkInSteps = formModel<NetworkDraft, PrivateNetworkBody>({
  shape: object(networkFields),
  check,
  toBody,
  fieldOf,
  blank: () => ({
    name: '',
    mtu: DEFAULT_MTU,
    ipam: true,
    spoofing: true,
    ...taggedOf(),
    v4: blankSubnet(4),
    v6: blankSubnet(6),
  }),
});

export interface NetworkChange extends TaggedDraft {
  name: string;
  mtu: string;
  spoofing: boolean;
}

/** `stored`: the network's MTU, which it may keep, whatever the range of the form (spec: network.mtu.kept). */
export function networkChange(stored: number) {
  const isKept = (mtu: string) => mtu.trim() === String(stored);
  return formModel<NetworkChange, NetworkUpdate, Network>({
    shape: object({ name: NetworkName, mtu: string(), spoofing: boolean(), ...taggedShape }),
    check: ({ name, mtu }) => ({ ...required({ name }), ...(!isKept(mtu) && checkMtu(mtu)) }),
    blank: () => ({ name: '', mtu: DEFAULT_MTU, spoofing: true, ...taggedOf() }),
    from: ({ name, mtu, spoofing_protection, ...network }) => ({
      name,
      mtu: String(mtu),
      spoofing: spoofing_protection,
      ...taggedOf(network),
    }),
    toBody: ({ name, mtu, spoofing, ...draft }) => ({
      name: name.trim(),
      ...(!isKept(mtu) && { mtu: Number(mtu) }),
      spoofing_protection: spoofing,
      ...toTagged(draft),
    }),
    fieldOf: (path) => (path === 'spoofing_protection' ? 'spoofing' : path),
  });
}
