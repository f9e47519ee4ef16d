import {
  checkMembers,
  type FieldProblems,
  type LoadBalancerMember,
  type LoadBalancerPool,
  type LoadBalancerPoolUpdate,
  type MemberBody,
  poolLimits,
  size,
} from '@skydeck/contract';
import { array, boolean, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';
import { checkWhole } from './numbers.rules.ts';

/** One address that answers requests; numbers as they are typed. */
export interface MemberDraft {
  address: string;
  name: string;
  /** '': the pool's. */
  port: string;
  weight: string;
  backup: boolean;
  enabled: boolean;
}

export const MembersShape = size(
  array(
    object({
      address: string(),
      name: size(string(), 0, 255),
      port: string(),
      weight: string(),
      backup: boolean(),
      enabled: boolean(),
    }),
  ),
  0,
  poolLimits.members,
);

export const blankMembers = (): MemberDraft[] => [];

export const newMember = (address: string, name = ''): MemberDraft => ({
  address,
  name,
  port: '',
  weight: '1',
  backup: false,
  enabled: true,
});

/** The members whose addresses are chosen: those that were there keep what was said of them. */
export function withAddresses(
  members: readonly MemberDraft[],
  addresses: readonly string[],
  nameOf: (address: string) => string,
): MemberDraft[] {
  const kept = members.filter(({ address }) => addresses.includes(address));
  const known = new Set(kept.map(({ address }) => address));
  const added = addresses.filter((address) => !known.has(address));
  return [...kept, ...added.map((address) => newMember(address, nameOf(address)))];
}

export const membersOf = (members: readonly LoadBalancerMember[]): MemberDraft[] =>
  members.map(({ address, name, protocol_port: port, weight, backup, enabled }) => ({
    address,
    name,
    port: String(port),
    weight: String(weight),
    backup,
    enabled,
  }));

export const toMembers = (members: readonly MemberDraft[]): MemberBody[] =>
  members.map(({ address, name, port, weight, backup, enabled }) => ({
    ...(name.trim() !== '' && { name: name.trim() }),
    address: address.trim(),
    ...(port.trim() !== '' && { protocol_port: Number(port) }),
    weight: Number(weight),
    backup,
    enabled,
  }));

export const checkMemberNumbers = (members: readonly MemberDraft[]): FieldProblems =>
  Object.assign(
    {},
    ...members.map(({ port, weight }, at) => ({
      ...(port.trim() === '' ? {} : checkWhole(`members.${at}.port`, port, poolLimits.port)),
      ...checkWhole(`members.${at}.weight`, weight, poolLimits.weight),
    })),
  ) as FieldProblems;

interface BalancerFacts {
  readonly ip_version?: 4 | 6 | undefined;
  readonly address?: string | undefined;
}

interface MembersDraft {
  members: MemberDraft[];
}

type Pool = Pick<LoadBalancerPool, 'protocol_port' | 'backend_protocol_port'>;

/** Who answers in a pool: what is sent replaces what was there. */
export const membersForm = (pool: Pool, place: BalancerFacts) =>
  formModel<MembersDraft, LoadBalancerPoolUpdate, LoadBalancerPool>({
    shape: object({ members: MembersShape }),
    check: ({ members }) => ({
      ...checkMembers(toMembers(members), { ...place, ...pool }),
      ...checkMemberNumbers(members),
    }),
    blank: () => ({ members: [] }),
    from: ({ members }) => ({ members: membersOf(members) }),
    toBody: ({ members }) => ({ members: toMembers(members) }),
    fieldOf: (path) => path.replace(/\.protocol_port$/, '.port'),
  });
