import { exampleIds as ids } from './example-ids.ts';

const password = { current_password: 'Copper-Lantern-58' };

const session = {
  tag: 'Session',
  calls: {
    login: {
      summary: 'Sign in',
      description:
        'The response sets a cookie. `token` is the session ID, for `X-Session-Id` without cookies. 401 `second_factor_required` carries a `challenge` for the second step. 429 with `Retry-After` after too many wrong attempts.',
      example: { username: 'jonas.lind', password: 'Copper-Lantern-58' },
    },
    providers: {
      summary: 'List the identity providers of a domain',
      query: { domain: { description: 'ID or name of the domain' } },
    },
    logout: {
      summary: 'Sign out',
      description: '`redirect_url` is the URL that also signs the browser out of the identity provider.',
    },
    limits: { summary: 'Show the idle timeout of the console' },
    open: {
      summary: 'Choose a scope and get the start data of the console',
      description: 'The responses of whoami, projects, auth and meta in one call.',
      example: { asked: null, last: null },
    },
    whoami: { summary: 'Show who is signed in' },
    projects: { summary: 'List own projects' },
    enterProject: {
      summary: 'Get a token for a project',
      description: 'Send it as `X-Auth-Token` to set the project of a call.',
      example: {},
    },
    enterDomain: { summary: 'Get a token for the administration of the domain', example: {} },
    changePassword: {
      summary: 'Change your own password',
      description: 'All other sessions end. This session gets a new ID.',
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
    secondFactor: { summary: 'Show whether sign-in requires a second factor' },
    enrol: { summary: 'Start the setup of a second factor', example: password },
    confirmEnrolment: { summary: 'Confirm the second factor', example: { code: '492039' } },
    renewRecoveryCodes: { summary: 'Renew the recovery codes', example: { ...password, code: '492039' } },
    turnOffSecondFactor: { summary: 'Turn off the second factor', example: { ...password, code: '492039' } },
    sessions: { summary: 'List own sessions' },
    endSession: { summary: 'End a session' },
    endOtherSessions: { summary: 'End all other sessions' },
    tokens: { summary: 'List own API tokens' },
    createToken: {
      summary: 'Create an API token',
      description: 'The only response that contains its `secret`.',
      example: { name: 'deploy', access: 'full', project_id: ids.project, days: 90 },
    },
    revokeToken: { summary: 'Revoke an API token' },
    applicationCredentials: {
      summary: 'List own application credentials of OpenStack',
      description: 'Empty without an OpenStack cloud.',
    },
    createApplicationCredential: {
      summary: 'Create an application credential of OpenStack',
      description:
        'Its `secret` is told here and never again. 409 `not_allowed_now` where no OpenStack is behind the console.',
      example: { name: 'terraform', project_id: ids.project, days: 90, ...password },
    },
    deleteApplicationCredential: {
      summary: 'Delete an application credential of OpenStack',
      description: 'Programs that use it lose access. 409 `not_allowed_now` without an OpenStack cloud.',
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
      description: 'The only response that contains its `secret`.',
      example: { name: 'backup', access: 'read', project_id: ids.project, days: 30 },
    },
    revokeToken: { summary: 'Revoke an API token of a service account' },
  },
} as const;

const frames = {
  tag: 'Embedding',
  calls: {
    ticket: {
      summary: 'Get a ticket that opens a session in a frame',
      description: 'Valid once, for one minute, and only for the page of this origin.',
      example: { host: 'https://portal.example' },
    },
    enter: { summary: 'Start the session of a frame', example: { ticket: 'from-the-window' } },
  },
} as const;

const about = { domain: { description: 'ID or name of the domain whose theme applies' } } as const;

const settings = {
  tag: 'Settings',
  calls: {
    locales: { summary: 'List the languages of the console' },
    theme: {
      summary: 'Show the theme of a domain',
      query: { ...about, brand_only: { description: 'Ignore the theme of the domain', type: 'boolean' } },
    },
    about: {
      summary: 'Show versions and links',
      description: '`storage-release.version` is the API version.',
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
        summary: 'List the accounts of the demo',
        description: 'With their passwords. Empty without a demo.',
      },
    },
  },
  featureApi: { tag: 'Settings', calls: { list: { summary: 'List the features of the console' } } },
  healthApi: {
    tag: 'Settings',
    calls: {
      live: { summary: 'Show whether the server answers' },
      ready: {
        summary: 'Show whether the server should get requests',
        description: '503 while it stops, and while its store does not answer.',
      },
    },
  },
  metaApi: {
    tag: 'Session',
    calls: {
      read: {
        summary: 'Show the permissions of the caller',
        description: 'Resources with their allowed methods in the scope of the call.',
      },
    },
  },
  searchApi: {
    tag: 'Search',
    calls: {
      find: {
        summary: 'Find objects by part of their name, address or ID',
        description:
          'Best matches first. Ports match the beginning of an address, a MAC address or an ID. `shown_on` names the owner of the port and its network. An object that matches itself replaces its ports.',
        query: {
          q: { description: 'Text to find', required: true },
          limit: { description: '1 to 50. Default: 20', type: 'integer' },
        },
      },
    },
  },
  countsApi: { tag: 'Search', calls: { read: { summary: 'Count the objects of each resource' } } },
  overviewApi: {
    tag: 'Search',
    calls: {
      read: {
        summary: 'Show counts of objects and failures',
        description:
          'The number of objects of each resource in each status. `failed` contains the newest 20 failures, `failed_count` their total number.',
      },
    },
  },
  reportApi: {
    tag: 'Problem reports',
    calls: {
      settings: { summary: 'Show whether problem reports are turned on' },
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
        description: 'Your own tasks and those of the project, newest first.',
        list: { sorts: ['created_at'], filters: ['state', 'name', 'user_id'] },
      },
      read: { summary: 'Show a task' },
      cancel: {
        summary: 'Cancel a task',
        description: 'Returns the current task. 409 if it cannot be canceled.',
        example: {},
      },
    },
  },
} as const;
