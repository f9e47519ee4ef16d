import type { FloatingIp } from './model.ts';

/** Those whose addresses a floating IP can answer for: servers and virtual addresses of load balancers. */
export const canHaveFloatingIp = (deviceOwner: string): boolean =>
  deviceOwner.startsWith('compute:') || deviceOwner === 'Octavia';

export const isAssigned = ({ port_id: port }: Pick<FloatingIp, 'port_id'>): boolean => port !== null;
