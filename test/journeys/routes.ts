import { readFileSync } from 'node:fs';

// Every address of the console, from the list that is reviewed with it, and which visit opens which of them
// (pages.e2e.ts). Pure: scripts/safety/visits.test.ts asks, without a browser, whether one is left out.

export interface Address {
  readonly path: string;
  readonly who: 'everybody' | 'signed in' | 'signed in, framed by partners';
}

const list = new URL('../../packages/console/src/app/routes.txt', import.meta.url);
export const addresses = readFileSync(list, 'utf8')
  .trim()
  .split('\n')
  .map((line): Address => {
    const [path = '', who] = line.split(/ {2,}/);
    return { path, who: who as Address['who'] };
  });

export const isForFrames = ({ who }: Address): boolean => who === 'signed in, framed by partners';

/** They show nothing of their own, or lead elsewhere at once. */
export const withoutPage: ReadonlySet<string> = new Set([
  '/*',
  '/void',
  '/auth/success',
  '/auth/back',
  '/auth/failed',
  '/service-unavailable',
  // What nobody may see who has a service; who has none: packages/console/src/app/landing.e2e.ts.
  '/no-service',
  '/compute',
  '/s3-storage',
  '/compute/backup-plans/:planId/overview',
  '/compute/volumes/:volumeId/overview',
  '/compute/backup-plans/recovery-points',
  '/compute/backup-plans/recovery-points/:pointId',
]);

/**
 * The same form before another page, which is inert meanwhile and has an address of its own. That forms may stand there is
 * looked at with routers, and before the topology with their interfaces.
 */
const isFormElsewhere = (path: string) =>
  (/\/(?::returnRoute|edit\/details)$/.test(path) && path !== '/compute/routers/:routerId/edit/:returnRoute') ||
  /^\/compute\/topology\/\w+\/add$/.test(path);

/** Those that show a page of their own in a tab. What is for a frame is looked at in one: embeds.e2e.ts. */
export const shownAddresses = addresses.filter(
  (address) => !withoutPage.has(address.path) && !isFormElsewhere(address.path) && !isForFrames(address),
);

/** What one person comes to, one address after the other. They are about as long as each other. */
export interface Visit {
  readonly title: string;
  /** Who sees most of what is there; null: nobody in particular. */
  readonly account: 'administrator' | 'domainAdministrator' | 'user' | null;
  /** Addresses, each with all that are below it and in no visit that says more of them. */
  readonly below: readonly string[];
}

/** Those that somebody has set together, so that two workers are busy to the end. */
const chosen: readonly Visit[] = [
  {
    title: 'what needs no session',
    account: null,
    below: ['/', '/access-disabled', '/error', '/error-service-disabled', '/iframe', '/login', ...errors()],
  },
  {
    title: 'the account, and what the operator sets',
    account: 'administrator',
    below: [
      '/account',
      '/settings/cloud-offers',
      '/settings/object-storage',
      '/compute/networks/add-physical',
      '/compute/networks/:networkId/access-edit',
    ],
  },
  { title: 'the settings of a domain', account: 'domainAdministrator', below: ['/settings'] },
  { title: 'the overview and the object storage', account: 'user', below: ['/monitoring', '/s3-storage'] },
  { title: 'networks', account: 'user', below: ['/compute/networks'] },
  { title: 'routers', account: 'user', below: ['/compute/routers'] },
  { title: 'floating IPs and VPN connections', account: 'user', below: ['/compute/floating-ips', '/compute/vpn'] },
  {
    title: 'security groups and the topology',
    account: 'user',
    below: ['/compute/security-groups', '/compute/topology'],
  },
  { title: 'load balancers', account: 'user', below: ['/compute/load-balancers'] },
  {
    title: 'the forms of load balancers',
    account: 'user',
    below: ['/compute/load-balancers/:loadBalancerId/edit', '/compute/load-balancers/add'],
  },
  { title: 'backups', account: 'user', below: ['/compute/backup-plans', '/compute/recovery-points'] },
  { title: 'SSH keys', account: 'user', below: ['/compute/ssh-keys'] },
  { title: 'volumes', account: 'user', below: ['/compute/volumes'] },
  {
    title: 'snapshots and images',
    account: 'user',
    below: ['/compute/volumes/:volumeId/snapshots', '/compute/images'],
  },
  {
    title: 'flavors and storage policies',
    account: 'administrator',
    below: ['/compute/flavors', '/compute/storage-policies'],
  },
];

function errors(): string[] {
  return ['403', '404', '500', '503'].map((status) => `/error${status}`);
}

const isBelow = (path: string, start: string) => path === start || (start !== '/' && path.startsWith(`${start}/`));

const nearest = (visits: readonly Visit[], path: string): Visit | undefined => {
  const starts = visits.flatMap((visit) => visit.below.map((start) => ({ visit, start })));
  return starts
    .filter(({ start }) => isBelow(path.replace('?', ''), start))
    .toSorted((one, other) => other.start.length - one.start.length)[0]?.visit;
};

/** What nobody has chosen, such as a resource that is new, is visited by a user: one visit for each part of an area. */
function others(): Visit[] {
  const paths = shownAddresses.map(({ path }) => path).filter((path) => nearest(chosen, path) === undefined);
  const starts = new Set(paths.map((path) => path.split('/').slice(0, 3).join('/')));
  return [...starts].map((start) => ({ title: start, account: 'user', below: [start] }));
}

export const visits: readonly Visit[] = [...chosen, ...others()];

/** The visit that opens an address; undefined: none does. */
export const visitOf = (path: string): Visit | undefined => nearest(visits, path);

export const addressesOf = (visit: Visit): Address[] => shownAddresses.filter(({ path }) => visitOf(path) === visit);
