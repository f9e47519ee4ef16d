import { volumeSorts } from '../volume/index.ts';
import { volumeSnapshotSorts } from '../volume-snapshot/index.ts';
import { exampleIds as ids } from './example-ids.ts';
import { crudOperations, ownedList } from './operation.ts';

const volumeFilters = [
  'status',
  'size',
  'bootable',
  'volume_type',
  'storage_policy_name',
  'storage_policy_id',
  'snapshot_id',
  'image_id',
  'traits',
  'server_id',
  'backup_plan_id',
];

const ofVolumes = {
  tag: 'Volumes',
  calls: {
    ...crudOperations(
      { one: 'a volume', many: 'volumes', list: ownedList(volumeSorts, volumeFilters, 'description') },
      {
        create: { name: 'ledger', size: 10, storage_policy_name: 'default' },
        update: { description: 'Bookings' },
        id: ids.volume,
      },
    ),
    create: {
      summary: 'Create a volume',
      description: 'Empty, or from an image or a snapshot. It is `creating` until it is available.',
      example: { name: 'ledger', size: 10, storage_policy_name: 'default' },
    },
    update: {
      summary: 'Change a volume',
      description: 'Omitted fields keep their value. With another storage policy it is `retyping` until it is there.',
      revision: true,
      example: { description: 'Bookings' },
    },
    remove: { summary: 'Delete a volume', description: 'It is `deleting` until it is deleted.' },
    extend: { summary: 'Make a volume larger', description: 'It cannot become smaller.', example: { size: 1000 } },
    resetState: {
      summary: 'Reset the status of a volume',
      description: 'Of one in which something hangs: it is then available, or in use.',
      example: {},
    },
    clone: { summary: 'Copy a volume into a new one', example: { name: 'copy' } },
    uploadToImage: {
      summary: 'Upload a volume to an image',
      description:
        'Returns the image, a qcow2 that is `saving` until it is active. A volume that a server has is uploaded if `force` is true.',
      example: { image_name: 'ledger-golden', force: true },
    },
    ofServer: { summary: 'List the volumes of a server' },
    attach: { summary: 'Attach a volume to a server', example: { volume_id: ids.volume } },
    detach: {
      summary: 'Detach a volume from its server',
      description: 'The server must be stopped, unless `force` is true.',
      example: { force: true },
    },
    transfer: {
      summary: 'Offer a volume to another project',
      description: 'The key is returned only once.',
      example: { name: 'to-billing' },
    },
    acceptTransfer: { summary: 'Take a volume from another project', example: { auth_key: '0a1b2c3d4e5f6071' } },
    cancelTransfer: { summary: 'Withdraw the offer of a volume' },
  },
} as const;

const ofSnapshots = {
  tag: 'Volume snapshots',
  calls: {
    ...crudOperations(
      {
        one: 'a volume snapshot',
        many: 'volume snapshots',
        list: ownedList(volumeSnapshotSorts, ['status', 'volume_id'], 'volume_name'),
      },
      {
        create: { volume_id: ids.volume, name: 'before-upgrade' },
        update: { description: 'Before 16.4' },
        id: ids.volumeSnapshot,
      },
    ),
    remove: { summary: 'Delete a volume snapshot', description: 'It is `deleting` until it is deleted.' },
    revert: {
      summary: 'Revert a volume to a snapshot',
      description: 'Returns the volume. Deletes the newer snapshots of the volume.',
      example: {},
    },
    uploadToImage: {
      summary: 'Create an image from a volume snapshot',
      description: 'Returns the image, a qcow2 that is `saving` until it is active.',
      example: { image_name: 'ledger-golden' },
    },
    resetState: { summary: 'Reset the status of a volume snapshot', example: {} },
  },
} as const;

const expression = {
  description: 'Names of the contract, `=` matchers, `rate`, `histogram_quantile`, numbers and + - * /',
  required: true,
} as const;
const metrics = {
  tag: 'Metrics',
  calls: {
    query: {
      summary: 'Measure at one moment',
      description: 'In the format of Prometheus, for the volumes that the caller sees.',
      query: { query: expression, time: { description: 'Seconds since 1970, or ISO 8601. Default: now' } },
    },
    queryRange: {
      summary: 'Measure over a time',
      query: {
        query: expression,
        start: { description: 'Seconds since 1970, or ISO 8601', required: true },
        end: { description: 'Seconds since 1970, or ISO 8601', required: true },
        step: { description: 'Seconds between two samples', required: true },
      },
    },
  },
} as const;

export const volumes = { volumeApi: ofVolumes, volumeSnapshotApi: ofSnapshots, metricApi: metrics } as const;
