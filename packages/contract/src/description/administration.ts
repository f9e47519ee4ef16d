import { exampleIds as ids } from './example-ids.ts';
import { itemOperations, readOperations } from './operation.ts';

const named = {
  filters: ['name', 'id', 'enabled'],
  sorts: ['name', 'created_at'],
  search: ['name', 'id', 'description'],
};

const properties = {
  tag: 'Domain properties',
  calls: {
    all: {
      summary: 'List the keys of the properties of all domains',
      description: 'As far as the caller may read them.',
    },
    list: { summary: 'List the properties of a domain', description: 'As far as the caller may read them.' },
    read: { summary: 'Show a property of a domain' },
    create: {
      summary: 'Create a property of a domain',
      description: '409 `name_taken` when there is one under this key.',
      example: { data: { mode: 'dark' }, access: 'pub' },
    },
    replace: {
      summary: 'Replace a property of a domain',
      description: '404 when there is none under this key.',
      example: { data: { mode: 'light' } },
    },
    setAccess: { summary: 'Say who may read a property of a domain', example: { access: 'auth' } },
    remove: { summary: 'Delete a property of a domain' },
  },
} as const;

const partners = {
  tag: 'Partners',
  calls: {
    ...itemOperations(
      {
        one: 'a partner',
        many: 'partners',
        list: {
          filters: ['name', 'id', 'origin'],
          sorts: ['name', 'origin', 'created_at'],
          search: ['name', 'origin'],
        },
      },
      {
        create: { name: 'Portal', origin: 'https://portal.norrland.example' },
        update: { name: 'Customer portal' },
      },
    ),
    check: {
      summary: 'Look at the page of a partner',
      description: '200 whatever came of it.',
      example: { origin: 'https://portal.norrland.example' },
    },
  },
} as const;

const providers = {
  tag: 'Identity providers',
  calls: {
    ...itemOperations(
      {
        one: 'an identity provider',
        many: 'identity providers',
        list: { filters: ['name', 'id', 'type', 'enabled'], sorts: ['name', 'created_at'], search: ['name'] },
      },
      {
        create: { type: 'oidc', name: 'Company', issuer: 'https://id.norrland.example', client_id: 'skydeck' },
        update: { enabled: false },
      },
    ),
    test: {
      summary: 'Try the settings of an identity provider',
      description: '200 whatever came of it.',
      example: {},
    },
  },
} as const;

const enabled = { enabled: true };

const objectStorage = {
  tag: 'Object storage',
  calls: {
    service: { summary: 'Show how the project reaches its object storage' },
    start: {
      summary: 'Begin to use object storage',
      description: 'Makes the user of the caller in the project.',
      example: {},
    },
    user: { summary: 'Show the own user of the object storage' },
    switchUser: { summary: 'Let a user of the project in, or keep them out', example: enabled },
    createKey: {
      summary: 'Create a key pair',
      description: 'Its `sec_key` is told here and never again. 409 `quota_exceeded` for the third.',
      example: { description: 'laptop' },
    },
    switchKey: { summary: 'Switch a key pair on or off', example: enabled },
    removeKey: { summary: 'Delete a key pair' },
    domain: { summary: 'Show whether a domain has object storage' },
    switchDomain: { summary: 'Give a domain object storage, or take it away', example: enabled },
    presign: {
      summary: 'Make a link to an object',
      description: '`PUT` gives an address that takes one file, `GET` a link for whoever has it.',
      example: { bucket: 'invoices', key: '2026/11.pdf', method: 'GET', expires: 3600 },
    },
    usage: {
      summary: 'List what buckets take',
      query: {
        bucket: { description: 'Of this bucket alone' },
        prefix: { description: 'With `bucket`: only of what begins with it' },
      },
    },
  },
} as const;

export const administration = {
  domainApi: { tag: 'Domains', calls: readOperations({ one: 'a domain', many: 'domains', list: named }) },
  projectApi: {
    tag: 'Projects',
    calls: readOperations({ one: 'a project', many: 'the projects of a domain', list: named }),
  },
  projectNamesApi: {
    tag: 'Projects',
    calls: { list: { summary: 'List the projects in reach', description: 'All on one page, by id and name.' } },
  },
  domainPropertyApi: properties,
  themePictureApi: {
    tag: 'Domain properties',
    calls: {
      add: { summary: 'Upload a picture for the theme of a domain', description: 'The body is the file itself.' },
    },
  },
  partnerApi: partners,
  identityProviderApi: providers,
  s3Api: objectStorage,
  auditApi: {
    tag: 'Audit',
    calls: {
      list: {
        summary: 'List the audit log',
        description: 'The newest first. `marker` is the id of the last entry of the page before.',
      },
      activities: { summary: 'List every kind of entry of the audit log' },
    },
  },
  activityApi: {
    tag: 'Audit',
    calls: {
      list: {
        summary: 'List what was done to an object',
        description:
          'The newest first, also of a deleted one; empty for who may not read objects of its kind in its project.',
        query: { object_id: { description: 'The id of the object', required: true } },
      },
    },
  },
  cloudApi: {
    tag: 'Settings',
    calls: {
      access: {
        summary: "Show where the cloud's own programs reach it",
        description: '`openstack` is null where no OpenStack is behind the console.',
      },
      offers: {
        summary: 'Show what the cloud offers of each resource',
        description: 'All calls, those that read, or none: then the resource is in no menu.',
      },
      services: {
        summary: 'Show the services of the cloud behind its resources',
        description: 'Each is asked for its versions. `openstack` is null where no OpenStack is behind the console.',
      },
    },
  },
} as const;

/** The ids of examples by their place in a path, where the name alone does not say it. */
export const pathExamples: Readonly<Record<string, string>> = {
  domainId: ids.domain,
  projectId: ids.project,
  userId: ids.user,
  interfaceId: ids.interface,
  accessKey: 'AKEXAMPLE00000000001',
  key: 'portal.settings',
  kind: 'logo',
  type: 'private',
};
