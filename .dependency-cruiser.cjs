/** A folder that may import nothing of ours but what `to` names (docs/architecture.md). */
const only = (from, to, name) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|themes)/', pathNot: to },
});

/** The floors of the console from the ground (docs/architecture.md): each stands on those before it. */
const floors = ['kit', 'preferences', 'session', 'layout', 'resources', '(areas|screens)', 'frame', 'app'];
const floorRules = floors.slice(0, -1).map((floor, at) => ({
  name: `${floor} stands on the floors below it`,
  severity: 'error',
  from: { path: `^packages/console/src/${floor}/` },
  to: { path: `^packages/console/src/(${floors.slice(at + 1).join('|')})/` },
}));

/** What only tests load: they start whole platforms, whichever floor they stand on. */
const ofTests = '\\.test\\.ts$|/testing(/|\\.ts$)|/test-[^/]+\\.ts$';
/** What one engine has of a resource; the files beside these folders are the same for all engines. */
const enginePart = 'resources/[^/]+/(embedded|openstack)/';
/** The floors of the platform from the ground (docs/architecture.md). */
const platformFloors = {
  clock: 'clock\\.ts$',
  store: 'store/',
  http: 'http/',
  audit: 'audit/',
  tasks: 'tasks/',
  live: 'live/',
  identity: 'identity/',
  'what all resources stand on': 'resources/kit/',
  resources: 'resources/(?!kit/)',
  engines: 'engines/',
  'what an engine has of a resource': enginePart,
  'object-storage': 'object-storage/',
  app: 'app/',
};
const platformRules = Object.entries(platformFloors).map(([name, floor], at, all) => ({
  name: `platform: ${name} stands on the floors below it`,
  severity: 'error',
  from: {
    path: `^packages/platform/src/${floor}`,
    pathNot: [ofTests, ...(name === 'resources' ? [enginePart] : [])],
  },
  to: {
    path: `^packages/platform/src/(${[...all.slice(at + 1).map(([, above]) => above), '(index|main)\\.ts$'].join('|')})`,
  },
}));

module.exports = {
  forbidden: [
    ...floorRules,
    ...platformRules,
    only('^packages/tokens/', '^packages/tokens/', 'tokens stand on nothing'),
    only('^packages/elements/', '^packages/(tokens|elements)/', 'elements stand on tokens'),
    only('^packages/react-bindings/', '^packages/(elements|react-bindings)/', 'bindings stand on elements'),
    only('^packages/catalogue/', '^packages/(tokens|elements|catalogue)/', 'the catalogue stands on elements'),
    only('^packages/bench/', '^packages/(tokens|elements|bench)/', 'the benchmark stands on elements'),
    only('^packages/contract/', '^packages/contract/', 'the contract stands on nothing'),
    only('^packages/embed/', '^packages/embed/', 'embed stands alone'),
    only('^packages/platform/', '^packages/(contract|platform)/', 'the platform stands on the contract'),
    only('^themes/', '^(packages/tokens|themes)/', 'themes stand on tokens'),
    only(
      '^packages/console/',
      '^(packages/(tokens|react-bindings|contract|console)/|packages/embed/(src|dist)/(guest|protocol)|themes/)',
      'console stands on bindings, contract and embed/guest',
    ),
    {
      name: 'how the API is described and read is no matter of the console',
      severity: 'error',
      from: { path: '^packages/(console|embed|react-bindings)/' },
      to: { path: '^packages/contract/src/(description|requests)/' },
    },
    {
      // Or by what draws nothing: an index brings pickers and parts of pages, which a form's test need not load.
      name: 'a resource enters another by its index, its form, its rules or its code',
      severity: 'error',
      from: { path: '^packages/console/src/resources/([^/]+)/' },
      to: {
        path: '^packages/console/src/resources/([^/]+)/',
        pathNot: ['^packages/console/src/resources/$1/', '/index\\.ts$', '\\.(form|rules|code)\\.ts$'],
      },
    },
    {
      // Their tests run in a bare Node, and a form in a partner's page loads none of the console's with them.
      name: 'forms and rules are pure',
      severity: 'error',
      from: { path: '^packages/console/src/resources/.+\\.(draft|form|rules)\\.ts$' },
      to: {
        pathNot: [
          '^packages/contract/',
          '^packages/console/src/resources/.+\\.(draft|form|rules)\\.ts$',
          // Generated: the list of forms that pages of partners may frame.
          '^packages/console/src/resources/partner/forms\\.ts$',
          '^packages/console/src/kit/form/model\\.ts$',
          '^packages/console/src/kit/.+\\.rules\\.ts$',
          '(^|/)node_modules/superstruct/',
        ],
      },
    },
    {
      name: 'what forms and rules stand on is pure',
      severity: 'error',
      from: { path: '^packages/console/src/kit/(form/model|.+\\.rules)\\.ts$' },
      to: {
        pathNot: [
          '^packages/contract/',
          '^packages/console/src/kit/(form/model|.+\\.rules)\\.ts$',
          '(^|/)node_modules/superstruct/',
          // Reckons with times and time zones, and does nothing else.
          '(^|/)node_modules/@internationalized/date/',
        ],
        // A table's rules may name the type of its columns.
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'a floor of the platform is none that is not drawn',
      severity: 'error',
      from: { path: '^packages/platform/src/' },
      to: {
        path: '^packages/platform/src/',
        pathNot: [`^packages/platform/src/(${Object.values(platformFloors).join('|')}|(index|main)\\.ts$)`],
      },
    },
    {
      // What works on SQLite's file itself: its lock and its check at a start, and the commands that copy it.
      name: 'platform: the store alone knows which database answers',
      severity: 'error',
      from: {
        path: '^packages/platform/src/',
        pathNot: [
          ofTests,
          '^packages/platform/src/store/(sqlite|postgres)/',
          '^packages/platform/src/app/cli/',
          '^packages/platform/src/app/start/(folder-lock|check-worker)\\.ts$',
        ],
      },
      to: { path: '(^|/)node_modules/(better-sqlite3|pg|@types/(better-sqlite3|pg))/' },
    },
    {
      name: 'platform: above the store nobody asks one database alone',
      severity: 'error',
      from: { path: '^packages/platform/src/(?!store/|app/)', pathNot: [ofTests] },
      to: { path: '^packages/platform/src/store/(sqlite|postgres)/' },
    },
    {
      name: 'what supports tests is for tests',
      severity: 'error',
      from: { path: '^packages/platform/src/.+/', pathNot: [ofTests] },
      to: {
        path: `^packages/platform/src/.*(${ofTests})`,
        pathNot: ['^packages/platform/src/app/start/test-routes\\.ts$'],
      },
    },
    {
      name: 'a resource of the platform enters another by its port, its index, its records or its rules',
      severity: 'error',
      from: { path: '^packages/platform/src/resources/([^/]+)/', pathNot: [ofTests] },
      to: {
        path: '^packages/platform/src/resources/[^/]+/',
        pathNot: [
          '^packages/platform/src/resources/$1/',
          '^packages/platform/src/resources/kit/',
          '^packages/platform/src/resources/[^/]+/((embedded|openstack)/)?index\\.ts$',
          '/port\\.ts$',
          '/records\\.ts$',
          '\\.rules\\.ts$',
        ],
      },
    },
    {
      // Views of two resources may show each other's names: both stand on the records.
      name: 'records stand on records and rules',
      severity: 'error',
      from: {
        path: '^packages/platform/src/resources/[^/]+/(openstack/)?(records|.+\\.rules)\\.ts$',
        pathNot: [ofTests],
      },
      to: {
        path: '^packages/platform/src/resources/',
        pathNot: ['^packages/platform/src/resources/kit/', '/records\\.ts$', '\\.rules\\.ts$'],
      },
    },
    {
      name: 'rules of a resource are pure',
      severity: 'error',
      from: { path: '^packages/platform/src/resources/.+\\.rules\\.ts$' },
      to: {
        pathNot: [
          '^packages/contract/',
          '/records\\.ts$',
          '\\.rules\\.ts$',
          '^packages/platform/src/resources/kit/(access|ranges)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    ...[
      ['embedded', 'openstack'],
      ['openstack', 'embedded'],
    ].map(([engine, other]) => ({
      // What two of them need is the same for all, and stands beside these folders.
      name: `the engine ${engine} knows no other cloud`,
      severity: 'error',
      from: { path: `^packages/platform/src/(app|engines|resources/[^/]+)/${engine}/`, pathNot: [ofTests] },
      to: { path: `^packages/platform/src/(app|engines|resources/[^/]+)/${other}/` },
    })),
    // Two types may name each other; what is left in the bundle may not.
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'default'],
    },
  },
};
