import { exampleIds as ids } from './example-ids.ts';

const password = { current_password: 'Copper-Lantern-58' };

const session = {
  tag: 'Session',
  calls: {
    login: {
      summary: 'Sign in',
      description:
        'The answer sets a cookie; `token` is the id of the session, for `X-Session-Id` where there are no cookies. 401 `second_factor_required` carries a `challenge` for the second step. 429 with `Retry-After` after too many wrong attempts.',
      example: { username: 'jonas.lind', password: 'Copper-Lantern-58' },
    },
    providers: {
      summary: 'List the identity providers of a domain',
      query: { domain: { description: 'Id or name of the domain' } },
    },
    logout: {
      summary: 'Sign out',
      description: 'Where the browser signs out of a provider, too, `redirect_url` says where.',
    },
    limits: { summary: 'Show after how many minutes the console signs people out' },
    open: {
      summary: 'Choose a scope and show all that a console needs',
      description: 'What whoami, projects, auth and meta answer, in one call.',
      example: { asked: null, last: null },
    },
    whoami: { summary: 'Show who is signed in' },
    projects: { summary: 'List own projects' },
    enterProject: {
      summary: 'Get a token for a project',
      description: 'Sent as `X-Auth-Token`, it chooses the project for a call.',
      example: {},
    },
    enterDomain: { summary: 'Get a token for administering the domain', example: {} },
    changePassword: {
      summary: 'Change the own password',
      description: 'All other sessions end; this one goes on under another id.',
      example: { ...password, new_password: 'Harbour-of-9-lanterns', end_api_tokens: false },
    },
  },
} as const;

const account = {
  tag: 'Account',
  calls: {
    signInSecondStep: {
      summary: 'Sign in with a second factor',
      example: { challenge: 'from-the-first-step', code: '492039' },
    },
    secondFactor: { summary: 'Show whether signing in asks for a second factor' },
    enrol: { summary: 'Begin to use a second factor', example: password },
    confirmEnrolment: { summary: 'Confirm the second factor', example: { code: '492039' } },
    renewRecoveryCodes: { summary: 'Renew the recovery codes', example: { ...password, code: '492039' } },
    turnOffSecondFactor: { summary: 'Turn the second factor off', example: { ...password, code: '492039' } },
    sessions: { summary: 'List own sessions' },
    endSession: { summary: 'End a session' },
    endOtherSessions: { summary: 'End all other sessions' },
    tokens: { summary: 'List own API tokens' },
    createToken: {
      summary: 'Create an API token',
      description: 'Its `secret` is told here and never again.',
      example: { name: 'deploy', access: 'full', project_id: ids.project, days: 90 },
    },
    revokeToken: { summary: 'Revoke an API token' },
    applicationCredentials: {
      summary: 'List own application credentials of OpenStack',
      description: 'There are none where no OpenStack is behind the console.',
    },
    createApplicationCredential: {
      summary: 'Create an application credential of OpenStack',
      description:
        'Its `secret` is told here and never again. 409 `not_allowed_now` where no OpenStack is behind the console.',
      example: { name: 'terraform', project_id: ids.project, days: 90, ...password },
    },
    deleteApplicationCredential: {
      summary: 'Delete an application credential of OpenStack',
      description:
        'Programs that use it are refused from then on. 409 `not_allowed_now` where no OpenStack is behind the console.',
      example: password,
    },
  },
} as const;

const memberSecurity = {
  tag: 'Members',
  calls: {
    resetSecondFactor: { summary: 'Remove the second factor of a user' },
    tokens: { summary: 'List the API tokens of a service account' },
    createToken: {
      summary: 'Create an API token for a service account',
      description: 'Its `secret` is told here and never again.',
      example: { name: 'backup', access: 'read', project_id: ids.project, days: 30 },
    },
    revokeToken: { summary: 'Revoke an API token of a service account' },
  },
} as const;

const frames = {
  tag: 'Embedding',
  calls: {
    ticket: {
      summary: 'Get a ticket that takes a session into a frame',
      description: 'Good once, for a minute, and for the page of this origin alone.',
      example: { host: 'https://portal.example' },
    },
    enter: { summary: 'Begin the session of a frame', example: { ticket: 'from-the-window' } },
  },
} as const;

const about = { domain: { description: 'Id or name of the domain whose theme counts' } } as const;

const settings = {
  tag: 'Settings',
  calls: {
    locales: { summary: 'List the languages of the console' },
    theme: {
      summary: 'Show how the console looks for a domain',
      query: { ...about, brand_only: { description: 'As if the domain said nothing itself', type: 'boolean' } },
    },
    about: {
      summary: 'Show versions and links',
      description: '`storage-release.version` is the level of the API.',
      query: about,
    },
  },
} as const;

export const accounts = {
  sessionApi: session,
  accountApi: account,
  memberSecurityApi: memberSecurity,
  frameApi: frames,
  settingsApi: settings,
  demoApi: {
    tag: 'Session',
    calls: {
      list: {
        summary: 'List the accounts as which the demo can be tried',
        description: 'With their passwords, which are known to everybody. Nobody where there is no demo.',
      },
    },
  },
  featureApi: { tag: 'Settings', calls: { list: { summary: 'List parts of the console that can be on or off' } } },
  metaApi: {
    tag: 'Session',
    calls: {
      read: {
        summary: 'Show what the caller may do',
        description: 'Names of resources with the methods that are allowed on them, in the scope of the call.',
      },
    },
  },
  searchApi: {
    tag: 'Search',
    calls: {
      find: {
        summary: 'Find objects by a part of their name, address or id',
        description:
          'The best come first. Ports are found by the beginning of an address, a MAC address or an id; `shown_on` says what has the port, and its network. What is found itself stands for its ports.',
        query: {
          q: { description: 'What to look for', required: true },
          limit: { description: 'From 1 to 50; 20 if left out', type: 'integer' },
        },
      },
    },
  },
  countsApi: { tag: 'Search', calls: { read: { summary: 'Count the objects of each resource' } } },
  reportApi: {
    tag: 'Problem reports',
    calls: {
      settings: { summary: 'Show whether problem reports are taken' },
      send: {
        summary: 'Send a problem report',
        example: { contact_email: 'jonas.lind@norrland.example', problem_description: 'The list stays empty' },
      },
    },
  },
  taskApi: {
    tag: 'Tasks',
    calls: {
      list: {
        summary: 'List tasks',
        description: 'The newest come first: own ones and those of the project.',
        list: { sorts: ['created_at'], filters: ['state', 'name', 'user_id'] },
      },
      read: { summary: 'Show a task' },
      cancel: {
        summary: 'Cancel a task',
        description: 'Answers with the task as it is now. 409 when it cannot be cancelled.',
        example: {},
      },
    },
  },
} as const;
