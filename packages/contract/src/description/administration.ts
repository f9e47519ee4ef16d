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
      description: '409 `name_taken` if the key exists.',
      example: { data: { mode: 'dark' }, access: 'pub' },
    },
    replace: {
      summary: 'Replace a property of a domain',
      description: '404 if the key does not exist.',
      example: { data: { mode: 'light' } },
    },
    setAccess: { summary: 'Set the visibility of a domain property', example: { access: 'auth' } },
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
      summary: 'Check the page of a partner',
      description: 'Always returns 200. The body contains the result.',
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
      summary: 'Test the settings of an identity provider',
      description: 'Always returns 200. The body contains the result.',
      example: {},
    },
  },
} as const;

const enabled = { enabled: true };

const objectStorage = {
  tag: 'Object storage',
  calls: {
    service: { summary: 'Show the object storage endpoint of the project' },
    start: {
      summary: 'Start to use object storage',
      description: 'Creates an object storage user for the caller in the project.',
      example: {},
    },
    user: { summary: 'Show your own object storage user' },
    switchUser: { summary: 'Turn the object storage access of a user on or off', example: enabled },
    createKey: {
      summary: 'Create a key pair',
      description: 'The only response that contains its `sec_key`. 409 `quota_exceeded` for the third key pair.',
      example: { description: 'laptop' },
    },
    switchKey: { summary: 'Turn a key pair on or off', example: enabled },
    removeKey: { summary: 'Delete a key pair' },
    domain: { summary: 'Show whether a domain has object storage' },
    switchDomain: { summary: 'Turn object storage of a domain on or off', example: enabled },
    publicAccess: { summary: 'Show whether a domain blocks public access to its buckets' },
    blockPublicAccess: {
      summary: 'Block or allow public access to the buckets of a domain',
      description:
        'While it is blocked, access control lists and policy statements that open a bucket to everyone have no effect.',
      example: { blocked: true },
    },
    presign: {
      summary: 'Create a link to an object',
      description: '`PUT` creates a URL for one upload, `GET` a download link for anyone who has it.',
      example: { bucket: 'invoices', key: '2026/11.pdf', method: 'GET', expires: 3600 },
    },
    usage: {
      summary: 'List the storage that buckets use',
      query: {
        bucket: { description: 'Only this bucket' },
        prefix: { description: 'With `bucket`: only objects whose name begins with it' },
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
    calls: { list: { summary: 'List the accessible projects', description: 'All on one page, with ID and name.' } },
  },
  domainPropertyApi: properties,
  themePictureApi: {
    tag: 'Domain properties',
    calls: {
      add: { summary: 'Upload an image for the theme of a domain', description: 'The body is the file itself.' },
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
        description: 'Newest first. `marker` is the ID of the last entry of the previous page.',
      },
      activities: { summary: 'List the entry types of the audit log' },
    },
  },
  activityApi: {
    tag: 'Audit',
    calls: {
      list: {
        summary: 'List the activity of an object',
        description:
          'Newest first, also of a deleted object. Empty if the caller may not read objects of its type in its project.',
        query: {
          object_id: { description: 'The ID of the object', required: true },
          from: { description: 'The first moment, ISO 8601' },
          to: { description: 'The moment after the last, ISO 8601' },
        },
      },
    },
  },
  cloudApi: {
    tag: 'Settings',
    calls: {
      access: {
        summary: 'Show the endpoints for the command line tools of the cloud',
        description: '`openstack` is null without an OpenStack cloud.',
      },
      offers: {
        summary: 'Show which calls the cloud offers for each resource',
        description: 'All calls, only read calls, or none. A resource without calls is not in the menu.',
      },
      services: {
        summary: 'Show the cloud services behind the resources',
        description: 'With the API versions of each. `openstack` is null without an OpenStack cloud.',
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
  serverId: ids.server,
  accessKey: 'AKEXAMPLE00000000001',
  key: 'portal.settings',
  kind: 'logo',
  type: 'private',
};
