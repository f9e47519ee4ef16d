import { checkAddress, type FieldProblems } from '@skydeck/contract';
import { boolean, string } from 'superstruct';
import { required, wrongOf } from './model.ts';

/** Part of a draft: an address is chosen, or left to the server. Its fields are `OwnAddressFields`. */
export interface OwnAddressDraft {
  hasAddress: boolean;
  address: string;
}

export const ownAddressShape = { hasAddress: boolean(), address: string() };

export const noOwnAddress: OwnAddressDraft = { hasAddress: false, address: '' };

export const checkOwnAddress = ({ hasAddress, address }: OwnAddressDraft, version?: 4 | 6): FieldProblems =>
  hasAddress ? { ...wrongOf({ address: checkAddress(address.trim(), version) }), ...required({ address }) } : {};

/** The address in the body, under this name; nothing where the server chooses. */
export const atOwnAddress = <Name extends string>(
  name: Name,
  { hasAddress, address }: OwnAddressDraft,
): { readonly [Key in Name]?: string } => (hasAddress ? { [name]: address.trim() } : {}) as { [Key in Name]?: string };
