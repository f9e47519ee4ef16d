import { backupPlanSorts, backupRunSorts } from '../backup-plan/index.ts';
import { imageSorts, ImageUpload } from '../image/index.ts';
import { loadBalancerSorts, statsPeriods } from '../load-balancer/index.ts';
import { loadBalancerPoolSorts } from '../load-balancer-pool/index.ts';
import { recoveryPointSorts } from '../recovery-point/index.ts';
import { serverSorts } from '../server/index.ts';
import { sshKeySorts } from '../ssh-key/index.ts';
import { exampleIds as ids } from './example-ids.ts';
import { crudOperations, ownedList, readOperations, task } from './operation.ts';

const stats = {
  query: { period: { description: 'The period. Default: `hour`', allowed: statsPeriods } },
} as const;

const pool = {
  name: 'web',
  protocol: 'HTTP',
  protocol_port: 8080,
  backend_protocol: 'HTTP',
  backend_protocol_port: 8080,
  lb_algorithm: 'ROUND_ROBIN',
} as const;

const loadBalancers = {
  tag: 'Load balancers',
  calls: {
    ...crudOperations(
      {
        one: 'a load balancer',
        many: 'load balancers',
        list: ownedList(loadBalancerSorts, ['status', 'enabled', 'network_id', 'flavor_id', 'topology'], 'address'),
      },
      {
        create: { name: 'shop', network_id: ids.network, pools: [pool] },
        update: { description: 'Web shop' },
        id: ids.loadBalancer,
      },
    ),
    create: {
      summary: 'Create a load balancer',
      description: 'With its pools. It is CREATING until the task in the response has ended.',
      example: { name: 'shop', network_id: ids.network, pools: [pool] },
    },
    remove: {
      summary: 'Delete a load balancer',
      description: 'Also deletes its pools. It is DELETING until it is deleted.',
    },
    recreate: {
      summary: 'Rebuild a load balancer',
      description: 'Only if it could not be deployed or is in ERROR.',
      example: {},
    },
    failover: {
      summary: 'Replace the servers of a load balancer',
      description: 'Replaces them with new servers, one at a time.',
      example: {},
    },
    stats: { summary: 'Show the traffic of a load balancer', ...stats },
  },
} as const;

const pools = {
  tag: 'Load balancer pools',
  calls: {
    ...crudOperations(
      {
        one: 'a pool',
        many: 'pools',
        list: ownedList(
          loadBalancerPoolSorts,
          ['status', 'enabled', 'loadbalancer_id', 'protocol', 'backend_protocol', 'lb_algorithm'],
          'addresses',
        ),
      },
      {
        create: { loadbalancer_id: ids.loadBalancer, ...pool, name: 'api', protocol_port: 8181 },
        update: { description: 'API' },
        id: ids.pool,
      },
    ),
    update: {
      summary: 'Change a pool',
      description:
        'Omitted fields keep their value. Members, allowed CIDRs and the health monitor are replaced as a whole.',
      revision: true,
      example: { description: 'API' },
    },
    stats: { summary: 'Show the traffic of a pool', ...stats },
  },
} as const;

const flavors = {
  tag: 'Load balancer flavors',
  calls: {
    list: { summary: 'List load balancer flavors', description: 'All on one page.' },
    profiles: { summary: 'List the profiles of load balancer flavors', description: 'All on one page.' },
  },
} as const;

const servers = {
  tag: 'Servers',
  calls: readOperations({
    one: 'a server',
    many: 'servers',
    list: ownedList(serverSorts, ['status', 'task_state', 'network_id', 'ip_address'], 'addresses'),
  }),
} as const;

const images = {
  tag: 'Images',
  calls: {
    ...readOperations({
      one: 'an image',
      many: 'images',
      list: ownedList(
        imageSorts,
        ['status', 'kind', 'disk_format', 'os_distro', 'visibility', 'protected', 'tags', 'traits'],
        'tags',
      ),
    }),
    upload: {
      summary: 'Upload an image',
      description:
        'The body is the file itself. Headers that begin with `x-hci-image-` are its fields: `name`, `tags` and `traits` as base64, the lists as JSON. Images are not fetched from an address.',
      headers: ImageUpload,
    },
    update: {
      summary: 'Change an image',
      description: 'Omitted fields keep their value.',
      revision: true,
      example: { name: 'debian-12', min_disk: 20 },
    },
    remove: { summary: 'Delete an image', description: 'Not while it is protected or volumes are created from it.' },
    removeMany: { summary: 'Delete several images', description: task, example: { ids: [ids.image] } },
    download: {
      summary: 'Download the file of an image',
      description: 'With its MD5 in hexadecimal digits as `Content-Md5`.',
    },
    downloadLink: {
      summary: 'Create a download link for an image',
      description: 'It is valid for a minute, without a session.',
    },
    downloadFile: { summary: 'Download the file of an image by its link' },
  },
} as const;

const schedule = { month: '*', day_of_week: '*', day: '*', hour: '3', minute: '30' };
const backupPlans = {
  tag: 'Backup plans',
  calls: {
    ...crudOperations(
      {
        one: 'a backup plan',
        many: 'backup plans',
        list: ownedList(backupPlanSorts, ['status', 'disabled'], 'description'),
      },
      {
        create: { name: 'nightly', schedule, volumes: [ids.volume] },
        update: { disabled: true },
        id: ids.backupPlan,
      },
    ),
    enableMany: { summary: 'Turn on several backup plans', description: task, example: { ids: [ids.backupPlan] } },
    disableMany: { summary: 'Turn off several backup plans', description: task, example: { ids: [ids.backupPlan] } },
    addVolumes: { summary: 'Add volumes to a backup plan', example: { ids: [ids.volume] } },
    removeVolumes: { summary: 'Remove volumes from a backup plan', example: { ids: [ids.volume] } },
    run: { summary: 'Run a backup plan now', description: 'In addition to scheduled runs.', example: {} },
    abort: {
      summary: 'Abort the run of a backup plan',
      description: 'Recovery points that it created are kept.',
      example: {},
    },
  },
} as const;

const backupRuns = {
  tag: 'Backup plans',
  calls: {
    list: {
      summary: 'List the runs of backup plans',
      description: 'Newest first.',
      list: {
        sorts: backupRunSorts,
        filters: ['id', 'plan_id', 'status', 'trigger', 'project_id', 'domain_id'],
        search: ['id'],
      },
      query: {
        from: { description: 'The first moment, ISO 8601' },
        to: { description: 'The moment after the last, ISO 8601' },
      },
    },
    read: { summary: 'Show a run of a backup plan' },
  },
} as const;

const recoveryPoints = {
  tag: 'Recovery points',
  calls: {
    ...readOperations({
      one: 'a recovery point',
      many: 'recovery points',
      list: ownedList(
        recoveryPointSorts,
        ['status', 'volume_id', 'backup_plan_id', 'is_incremental', 'parent_id'],
        'volume_name',
      ),
    }),
    create: {
      summary: 'Create a recovery point of a volume',
      example: { volume_id: ids.volume, name: 'before-upgrade' },
    },
    remove: { summary: 'Delete a recovery point', description: 'It is `deleting` until it is deleted.' },
    removeMany: {
      summary: 'Delete several recovery points',
      description: `${task} The newest is deleted first.`,
      example: { ids: [ids.recoveryPoint] },
    },
    restore: {
      summary: 'Restore a recovery point into a new volume',
      description: 'Returns the new volume while it is being restored.',
      example: { name: 'restored' },
    },
  },
} as const;

const sshKeys = {
  tag: 'SSH keys',
  calls: {
    ...readOperations({
      one: 'an SSH key',
      many: 'SSH keys',
      list: ownedList(sshKeySorts, ['type', 'fingerprint', 'fingerprint_sha256'], 'fingerprints'),
    }),
    create: {
      summary: 'Add a public SSH key',
      description: 'A private key is refused. In addresses, a project can use the name in place of the ID.',
      example: {
        name: 'mia@work',
        public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIMG1e1vHA5fJB2AiR8crVjjF87uFDSvTvPJOz3H1aK+q mia@work',
      },
    },
    remove: { summary: 'Delete an SSH key', description: 'Servers keep the keys that they were created with.' },
    removeMany: { summary: 'Delete several SSH keys', description: task, example: { ids: [ids.sshKey] } },
  },
} as const;

const quotas = {
  tag: 'Quotas',
  calls: {
    read: {
      summary: 'Show the quotas of a project',
      query: { usage: { description: 'Include the usage of each quota', type: 'boolean' } },
    },
  },
} as const;

export const compute = {
  loadBalancerApi: loadBalancers,
  loadBalancerPoolApi: pools,
  loadBalancerFlavorApi: flavors,
  serverApi: servers,
  backupPlanApi: backupPlans,
  backupRunApi: backupRuns,
  recoveryPointApi: recoveryPoints,
  sshKeyApi: sshKeys,
  imageApi: images,
  quotaApi: quotas,
} as const;
