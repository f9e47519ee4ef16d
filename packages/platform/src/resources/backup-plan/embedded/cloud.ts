import { allOf, inOrderOfCreation } from '../../kit/find-records.ts';
import { beginPoint, foldPoint } from '../../recovery-point/embedded/index.ts';
import { planPointOf } from '../../recovery-point/index.ts';
import { pointRecords } from '../../recovery-point/records.ts';
import { changeVolume, type VolumeRecord, volumeRecords } from '../../volume/records.ts';
import type { Tx } from '../../../store/store.ts';
import type { BackupCloud, PlannedVolume } from '../cloud.ts';

/** The records of what a plan knows less of. */
const recordsOf = (tx: Tx, volumes: readonly PlannedVolume[]): Promise<VolumeRecord[]> =>
  allOf(
    volumeRecords.in(tx),
    'id',
    volumes.map(({ id }) => id),
  );

/** The cloud is in the store: all is done at once. */
export const embeddedBackupCloud: BackupCloud = {
  volumes: {
    find: (tx, ids) => allOf(volumeRecords.in(tx), 'id', ids),
    ofPlan: (tx, planId) => volumeRecords.in(tx).all([{ field: 'backup_plans[].id', equals: planId }]),
    async connect(tx, planId, volumes) {
      for (const volume of await recordsOf(tx, volumes))
        await changeVolume(tx, volume, { backup_plans: [...volume.backup_plans, { id: planId }] });
    },
    async disconnect(tx, planId, volumes) {
      for (const volume of await recordsOf(tx, volumes))
        await changeVolume(tx, volume, { backup_plans: volume.backup_plans.filter(({ id }) => id !== planId) });
    },
  },
  points: {
    async begin(tx, { id }, facts) {
      const volume = await volumeRecords.in(tx).get(id);
      if (!volume) throw new TypeError(`There is no volume ${id}`);
      return beginPoint(tx, await planPointOf(tx, volume, facts), facts.from);
    },
    of: async (tx, planId, volumeId) =>
      inOrderOfCreation(
        await pointRecords.in(tx).all([
          { field: 'volume_id', equals: volumeId },
          { field: 'backup_plan_id', equals: planId },
        ]),
      ),
    async drop(tx, id) {
      const point = await pointRecords.in(tx).get(id);
      if (point) await foldPoint(tx, point);
    },
  },
};
