export const poolParts = ['listener', 'members', 'health'] as const;
export type PoolPart = (typeof poolParts)[number];

/** The addresses of spec: pool.addresses: `add-pool`, `add-pool/vms`, `add-pool/healthmonitor`. */
const segments: Readonly<Record<PoolPart, string>> = { listener: '', members: '/vms', health: '/healthmonitor' };

export const pathOfPart = (base: string, part: PoolPart): string => `${base}${segments[part]}`;

export const partOfPath = (base: string, pathname: string): PoolPart =>
  poolParts.find((part) => part !== 'listener' && pathname === pathOfPart(base, part)) ?? 'listener';

/** Which part shows the field of a path of the draft. */
export function partOfField(path: string): PoolPart {
  if (path.startsWith('members')) return 'members';
  return path.startsWith('monitor') ? 'health' : 'listener';
}
