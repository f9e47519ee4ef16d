import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

interface Documents {
  readonly documents: { readonly kind: string; readonly id: string; readonly name: string; readonly body: string };
}

type Fields = Readonly<Record<string, unknown>>;

/** Of the image only its name was kept. */
const metadataOf = (name: unknown) =>
  typeof name === 'string'
    ? {
        image_id: null,
        image_name: name,
        os_type: null,
        disk_format: null,
        hypervisor_type: null,
        hw_firmware_type: null,
      }
    : null;

/** A volume with all fields that it has since it can be changed. */
function completed({ image_name: image, ...volume }: Fields, policyIds: ReadonlyMap<unknown, string>): Fields {
  return {
    description: '',
    volume_type: 'HDD',
    network_install: false,
    storage_policy_id: policyIds.get(volume['storage_policy_name']) ?? null,
    snapshot_id: null,
    source_volid: null,
    volume_image_metadata: metadataOf(image),
    traits: [],
    revision_number: 0,
    ...volume,
  };
}

/** Volumes that were kept while they could only be looked at have what is said of them since. */
export const volumeFields: Step = {
  async up(db: Kysely<unknown>) {
    const tables = db as Kysely<Documents>;
    const ofKind = (kind: string) =>
      tables.selectFrom('documents').select(['id', 'name', 'body']).where('kind', '=', kind).execute();
    const policyIds = new Map((await ofKind('storage_policy')).map(({ id, name }) => [name as unknown, id]));
    for (const { id, body } of await ofKind('volume'))
      await tables
        .updateTable('documents')
        .set({ body: JSON.stringify(completed(JSON.parse(body) as Fields, policyIds)) })
        .where('kind', '=', 'volume')
        .where('id', '=', id)
        .execute();
  },
};
