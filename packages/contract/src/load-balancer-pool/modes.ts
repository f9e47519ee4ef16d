import { type MonitorType, monitorTypes, type PoolProtocol } from './model.ts';

/** What clients speak and what members speak (spec: pool.modes). */
export const listenerModes = ['https_https', 'https_http', 'http_http', 'tcp', 'udp'] as const;
export type ListenerMode = (typeof listenerModes)[number];

export const protocolsOf: Readonly<Record<ListenerMode, readonly [client: PoolProtocol, member: PoolProtocol]>> = {
  https_https: ['HTTPS', 'HTTPS'],
  https_http: ['HTTPS', 'HTTP'],
  http_http: ['HTTP', 'HTTP'],
  tcp: ['TCP', 'TCP'],
  udp: ['UDP', 'UDP'],
};

/** The port each mode is known by; TCP and UDP have none. */
export const customaryPorts: Readonly<Record<ListenerMode, readonly [client: number, member: number] | null>> = {
  https_https: [443, 443],
  https_http: [443, 80],
  http_http: [80, 80],
  tcp: null,
  udp: null,
};

export interface Pair {
  readonly protocol: string;
  readonly backend_protocol: string;
}
export interface Listener extends Pair {
  readonly tls_enabled?: boolean | undefined;
}

/** null for a pair that no load balancer here can do. */
export const modeOf = ({ protocol, backend_protocol }: Pair): ListenerMode | null =>
  listenerModes.find((mode) => protocolsOf[mode][0] === protocol && protocolsOf[mode][1] === backend_protocol) ?? null;

/** Only HTTPS that is decrypted can be encrypted anew; otherwise it is passed through as it is. */
export const canEncryptAnew = (listener: Pair): boolean => modeOf(listener) === 'https_https';

/** It decrypts what clients send: it needs a certificate and its key. */
export const needsCertificate = (listener: Listener): boolean =>
  modeOf(listener) === 'https_http' || (canEncryptAnew(listener) && listener.tls_enabled === true);

/** It reads HTTP: what it inserts there, members will see. */
export const canInsertHeaders = (listener: Listener): boolean =>
  modeOf(listener) === 'http_http' || needsCertificate(listener);

/** Octavia has no PROXY pool behind a UDP listener. */
export const canProxyProtocol = (listener: Pair): boolean => modeOf(listener) !== 'udp';

/** Octavia's `VALID_LISTENER_POOL_PROTOCOL_MAP` for monitors: UDP pools take three, UDP-CONNECT is theirs alone. */
export const monitorTypesOf = (listener: Pair): readonly MonitorType[] =>
  modeOf(listener) === 'udp'
    ? ['UDP-CONNECT', 'TCP', 'HTTP']
    : monitorTypes.filter((monitor) => monitor !== 'UDP-CONNECT');

/** Monitors that ask for a page, and look at the code of the answer. */
export const asksForPage = (monitor: string): boolean => monitor === 'HTTP' || monitor === 'HTTPS';
