import { type FloatingIp, floatingIpEvent, floatingIpSubjects, type Operation } from '@skydeck/contract';
import { allOf, networksIn, portsIn } from '../../../engines/embedded/records.ts';
import type { Actor } from '../../../engines/embedded/access.ts';
import type { Tx } from '../../../store/store.ts';
import { portViews } from '../../port/embedded/views.ts';
import type { FloatingIpRecord } from './records.ts';

/** Keeps the order of the records. */
export async function floatingIpViews(tx: Tx, ips: readonly FloatingIpRecord[]): Promise<FloatingIp[]> {
  const networks = await allOf(
    networksIn(tx),
    'id',
    ips.map(({ floating_network_id }) => floating_network_id),
  );
  const names = new Map(networks.map(({ id, name }) => [id, name]));
  const portIds = ips.flatMap(({ port_id }) => port_id ?? []);
  const ports = new Map((await portViews(tx, await allOf(portsIn(tx), 'id', portIds))).map((port) => [port.id, port]));
  return ips.map((ip) => {
    const port = ip.port_id === null ? undefined : ports.get(ip.port_id);
    return {
      id: ip.id,
      status: ip.status,
      floating_ip_address: ip.name,
      fixed_ip_address: ip.fixed_ip_address,
      attachment: port
        ? { object_name: port.device_name, object_id: port.device_id, device_owner: port.device_owner }
        : null,
      floating_network_id: ip.floating_network_id,
      floating_network_name: names.get(ip.floating_network_id) ?? '',
      port_id: ip.port_id,
      router_id: ip.router_id,
      description: ip.description,
      project_id: ip.project_id,
      domain_id: ip.domain_id,
      revision_number: ip.revision_number,
      created_at: ip.created_at,
      updated_at: ip.updated_at,
    };
  });
}

export async function floatingIpView(tx: Tx, ip: FloatingIpRecord): Promise<FloatingIp> {
  const [view] = await floatingIpViews(tx, [ip]);
  return view as FloatingIp;
}

/** Belongs to the transaction of the change, so that no event tells of what was rolled back. */
export async function emitFloatingIpEvent(
  tx: Tx,
  operation: Operation,
  ip: FloatingIpRecord,
  { requestId }: Pick<Actor, 'requestId'>,
): Promise<FloatingIp> {
  const object = await floatingIpView(tx, ip);
  tx.emit({
    type: floatingIpEvent.name,
    operation,
    object,
    projectId: ip.project_id,
    subject: floatingIpSubjects.item,
    requestId,
  });
  return object;
}
