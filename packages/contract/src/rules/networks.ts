/** Whole numbers from `least` to `most`, both among them. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
}

export const VLAN_ID: NumberRange = { least: 1, most: 4094 };
/** Of a form; what a network may have is `NETWORK_MTU`. */
export const MTU = { least: 1500, most: 9000 } as const satisfies NumberRange;
/** Networks in a tunnel have less than a frame of Ethernet (IPv6 needs 1280). */
export const NETWORK_MTU = { least: 1280, most: MTU.most } as const satisfies NumberRange;

export const isWithin = ({ least, most }: NumberRange, value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

export const isVlanId = (value: unknown): boolean => isWithin(VLAN_ID, value);
export const isMtu = (value: unknown): boolean => isWithin(MTU, value);

/** Anything but `default`, in any spelling of its case (spec: network.name.reserved). */
export const isNetworkName = (name: string): boolean => name.trim().toLowerCase() !== 'default';
