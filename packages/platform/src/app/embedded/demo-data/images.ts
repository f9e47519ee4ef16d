import type { ImageUpload } from '@skydeck/contract';
import type { DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import { emptyQcow2 } from '../../../resources/image/embedded/empty-qcow2.ts';
import type { ImageEngine } from '../../../resources/image/port.ts';
import { emptyIso } from './empty-disks.ts';
import { scopeIn } from './origin.ts';
import type { Past } from './past.ts';

interface ImagePlan extends Omit<ImageUpload, 'disk_format'> {
  readonly project: DemoProjectName;
  /** GiB of an empty disk; left out: an empty disc. */
  readonly disk?: number;
  readonly daysAgo: number;
}

const forAll = { project: 'cloud-operations', visibility: 'public' } as const;

export const imagePlans: readonly ImagePlan[] = [
  { ...forAll, name: 'debian-13', disk: 8, os_distro: 'debian13', min_ram: 512, daysAgo: 90, protected: true },
  { ...forAll, name: 'ubuntu-24.04', disk: 8, os_distro: 'ubuntu24.04', min_ram: 1024, daysAgo: 60, protected: true },
  { ...forAll, name: 'rocky-9', disk: 10, os_distro: 'rocky9', min_ram: 1024, daysAgo: 120, protected: true },
  { ...forAll, name: 'windows-2025', disk: 32, os_distro: 'win2k25', hw_firmware_type: 'uefi', daysAgo: 30 },
  { ...forAll, name: 'gparted-live-1.7', os_distro: 'other', daysAgo: 200 },
  { project: 'payments-prod', name: 'alma-9-ledger', disk: 20, os_distro: 'almalinux9', tags: ['ledger'], daysAgo: 48 },
  { project: 'payments-prod', name: 'debian-12-hardened', disk: 20, os_distro: 'debian12', tags: ['cis'], daysAgo: 50 },
  { project: 'payments-prod', name: 'debian-12.12-netinst', os_distro: 'debian12', daysAgo: 100 },
  { project: 'payments-prod', name: 'settlement-batch-v4', disk: 32, os_distro: 'debian12', daysAgo: 15 },
  { project: 'storefront', name: 'storefront-base', disk: 16, os_distro: 'ubuntu24.04', daysAgo: 70 },
];

interface Makers {
  readonly past: Past;
  readonly images: ImageEngine;
}

const DAY = 24 * 60 * 60_000;

/** Ids: `stableId('image', 'payments-prod', 'alma-9-ledger')`. */
export async function makeImage(
  { past, images }: Makers,
  project: ProjectDocument,
  { disk, daysAgo, ...plan }: ImagePlan,
  now: Date,
): Promise<void> {
  const { project: _, ...facts } = plan;
  const file = disk === undefined ? emptyIso(facts.name) : emptyQcow2(disk);
  const at = new Date(now.getTime() - daysAgo * DAY);
  await past.at(at, [stableId('image', project.name, facts.name)], () =>
    images.upload(
      scopeIn(project, 'superuser'),
      { ...facts, disk_format: disk === undefined ? 'iso' : 'qcow2' },
      { bytes: oneOf(file), length: file.length },
    ),
  );
}

async function* oneOf(file: Buffer) {
  yield file;
}
