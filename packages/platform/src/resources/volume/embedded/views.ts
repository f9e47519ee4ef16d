import type { Volume } from '@skydeck/contract';
import { allOf } from '../../../engines/embedded/records.ts';
import type { Tx } from '../../../store/store.ts';
import { serversIn } from '../../server/embedded/records.ts';
import type { VolumeRecord } from './records.ts';

type Names = ReadonlyMap<string, string>;

function volumeView(volume: VolumeRecord, serverNames: Names, planNames: Names): Volume {
  return {
    id: volume.id,
    name: volume.name,
    status: volume.status,
    size: volume.size,
    bootable: volume.bootable,
    attachments: volume.attachments.map(({ server_id, device }) => ({
      server_id,
      server_name: serverNames.get(server_id) ?? '',
      device,
    })),
    storage_policy_name: volume.storage_policy_name,
    image_name: volume.image_name,
    backup_plans: volume.backup_plans.map(({ id }) => ({ id, name: planNames.get(id) ?? '' })),
    project_id: volume.project_id,
    domain_id: volume.domain_id,
    created_at: volume.created_at,
    updated_at: volume.updated_at,
  };
}

/** Of the plans a volume shows no more than this. */
const plansIn = (tx: Tx) => tx.documents<{ readonly id: string; readonly name: string }>('backup_plan');
const namesOf = (items: readonly { readonly id: string; readonly name: string }[]): Names =>
  new Map(items.map(({ id, name }) => [id, name]));

/** Keeps the order of the records. */
export async function volumeViews(tx: Tx, volumes: readonly VolumeRecord[]): Promise<Volume[]> {
  const servers = await allOf(
    serversIn(tx),
    'id',
    volumes.flatMap(({ attachments }) => attachments.map(({ server_id }) => server_id)),
  );
  const plans = await allOf(
    plansIn(tx),
    'id',
    volumes.flatMap(({ backup_plans }) => backup_plans.map(({ id }) => id)),
  );
  return volumes.map((volume) => volumeView(volume, namesOf(servers), namesOf(plans)));
}
