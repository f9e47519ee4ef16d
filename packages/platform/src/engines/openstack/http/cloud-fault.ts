import { is, number, optional, string, type } from 'superstruct';
import { Refusal } from '../../../http/refusal.ts';
import type { CloudReply, NoReply } from './send.ts';

/** Who was asked: it is named in the log and in the message. */
export interface Asked {
  /** `network`, `identity`. */
  readonly service: string;
  readonly method: string;
  /** Without host and query. */
  readonly path: string;
}

const NeutronError = type({ NeutronError: type({ type: string(), message: string() }) });
/** Keystone's, and that of most others. */
const PlainError = type({ error: type({ message: string(), code: optional(number()) }) });

/** The cloud's id of the request, by which its operator finds it in the logs of the service. */
export const requestIdOf = ({ headers }: Pick<CloudReply, 'headers'>): string | null =>
  headers.get('x-openstack-request-id');

/** What is said of a reply that is no success. */
export function refusalOfReply(asked: Asked, reply: CloudReply): Refusal {
  const said = errorIn(reply.text);
  const values = valuesOf(reply);
  const refuse = (status: number, code: Refusal['code'], message: string, more: Record<string, unknown> = {}) =>
    new Refusal(status, code, message, { values: { ...more, ...values } });
  const message = said.message || `The ${asked.service} service answered ${reply.status}`;
  if (said.type === 'OverQuota' || reply.status === 413) return refuse(409, 'quota_exceeded', message);
  const use = inUse.get(said.type);
  if (use !== undefined) return refuse(409, 'in_use', message, { by: use });
  switch (reply.status) {
    case 400:
      return refuse(400, 'bad_request', message);
    case 403:
      return refuse(403, 'forbidden', message);
    case 404:
      return refuse(404, 'not_found', message);
    case 409:
      return refuse(409, 'conflict', message);
    case 412:
      return refuse(412, 'revision_conflict', message);
    default:
      return unavailable(asked, 503, values);
  }
}

/** What Neutron says of a router that others need, and who they are. */
const inUse = new Map([
  ['RouterInUse', 'interfaces'],
  ['RouterInUseByVPNService', 'vpns'],
  ['SubnetInUseByVPNService', 'vpns'],
  ['RouterInterfaceInUseByRoute', 'routes'],
  ['RouterInterfaceInUseByFloatingIP', 'floating_ips'],
  ['RouterExternalGatewayInUseByFloatingIp', 'floating_ips'],
]);

/** Of a reply that is no JSON, or not the JSON that it should be. */
export const unreadable = (asked: Asked, reply: Pick<CloudReply, 'headers'>): Refusal =>
  unavailable(asked, 502, valuesOf(reply));

export const refusalOfSilence = (asked: Asked, { why }: NoReply): Refusal =>
  unavailable(asked, why === 'timed_out' ? 504 : 503, {});

const unavailable = ({ service }: Asked, status: number, values: Record<string, unknown>) =>
  new Refusal(status, 'cloud_unavailable', `The ${service} service of the cloud does not answer as it should`, {
    values: { service, ...values },
  });

function valuesOf(reply: Pick<CloudReply, 'headers'>): Record<string, unknown> {
  const id = requestIdOf(reply);
  return id === null ? {} : { cloud_request_id: id };
}

function errorIn(text: string): { type: string; message: string } {
  const value = jsonOf(text);
  if (is(value, NeutronError)) return { type: value.NeutronError.type, message: value.NeutronError.message };
  if (is(value, PlainError)) return { type: '', message: value.error.message };
  // A page of a proxy is nothing for people.
  return { type: '', message: '' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
