import type { DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { VolumeRecord } from '../../../resources/volume/records.ts';
import type { VolumeSnapshotEngine } from '../../../resources/volume-snapshot/port.ts';
import { scopeIn } from './origin.ts';
import type { Past } from './past.ts';

interface SnapshotPlan {
  readonly project: DemoProjectName;
  /** Which of the project's volumes that are no system's, in the order of their names. */
  readonly volume: number;
  readonly name: string;
  readonly description?: string;
  readonly daysAgo: number;
}

export const snapshotPlans: readonly SnapshotPlan[] = [
  { project: 'payments-prod', volume: 0, name: 'pre-import', description: 'Before the import of 2025', daysAgo: 22 },
  { project: 'payments-prod', volume: 0, name: 'schema-2026-11', daysAgo: 9 },
  { project: 'payments-prod', volume: 0, name: 'before-16.4-upgrade', daysAgo: 1 },
  { project: 'payments-prod', volume: 1, name: 'before-rotation', daysAgo: 30 },
  { project: 'storefront', volume: 0, name: 'before-sale', daysAgo: 12 },
];

interface Makers {
  readonly past: Past;
  readonly volumeSnapshots: VolumeSnapshotEngine;
}

const DAY = 24 * 60 * 60_000;

/** Answers when. Ids: `stableId('volume_snapshot', 'payments-prod', 'pre-import')`. */
export async function makeSnapshot(
  { past, volumeSnapshots }: Makers,
  project: ProjectDocument,
  { volume: at, name, description, daysAgo }: SnapshotPlan,
  { volumes, now }: { readonly volumes: readonly VolumeRecord[]; readonly now: Date },
): Promise<Date> {
  const data = volumes
    .filter(({ bootable, attachments }) => !bootable && attachments.length > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const volume = data[at];
  if (!volume) throw new Error(`The demo data has no volume for the snapshot '${name}'`);
  const moment = new Date(now.getTime() - daysAgo * DAY);
  await past.at(moment, [stableId('volume_snapshot', project.name, name)], () =>
    volumeSnapshots.create(scopeIn(project, 'project_admin'), {
      volume_id: volume.id,
      name,
      ...(description && { description }),
    }),
  );
  return moment;
}
