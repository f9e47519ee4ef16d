import type { Router } from '@skydeck/contract';
import { demoProjectId } from '@skydeck/platform/testing';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { type Cloud, cloudOf } from './cloud.ts';
import { fresh } from './actions.ts';

// How somebody uses each form that a portal may show. The list of them is the embed package's own.

const project = 'payments-prod';

/** What a portal's page finds in the person's project. */
export interface Ground {
  readonly page: Page;
  readonly cloud: Cloud;
  /** The first of a list that fits; they are the demo's. */
  first(path: string, fits?: (item: Item) => boolean): Promise<Item>;
}
interface Item {
  readonly id: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** How somebody fills a form, and what the portal hears of it. */
interface Sending {
  /** Writes what makes the form right; what it shows is at `attributes`. */
  readonly write: (frame: FrameLocator) => Promise<void>;
  /** Names of the buttons that are pressed, the last of which sends it. */
  readonly press: readonly string[];
  /** `Created: router`. */
  readonly told: string;
}

export interface Use {
  /** The attributes that name the thing; made or found beforehand. */
  readonly attributes: (ground: Ground) => Promise<Readonly<Record<string, string>>>;
  /** How it is sent, or where: in the journey that has it for its subject. Null for what is never done. */
  readonly sent: Sending | { readonly by: string } | null;
}

export async function groundOf(page: Page): Promise<Ground> {
  const ours = { 'X-Requested-With': 'XMLHttpRequest' };
  const entered = await page.request.post(`/api/v2/accounts/projects/${demoProjectId(project)}/auth/`, {
    headers: ours,
    data: {},
  });
  const { token } = (await entered.json()) as { readonly token: string };
  return {
    page,
    cloud: await cloudOf(page, project),
    async first(path, fits = () => true) {
      const answer = await page.request.get(`/api/v2/compute/${path}`, { headers: { ...ours, 'X-Auth-Token': token } });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      const found = ((await answer.json()) as { readonly data: readonly Item[] }).data.find(fits);
      if (!found) throw new Error(`There is nothing at ${path}`);
      return found;
    },
  };
}

const text = (frame: FrameLocator, name: string) => frame.getByRole('textbox', { name, exact: true });
const rename = async (frame: FrameLocator) => text(frame, 'Name').fill(fresh('renamed'));

/** Types what is looked for into a field with choices, and takes the one that is left. */
async function pick(frame: FrameLocator, field: string, name: string) {
  await frame.getByRole('combobox', { name: field, exact: true }).fill(name);
  await frame.getByRole('option', { name }).first().click();
}

/** Types one of several values into a field that takes what is typed. */
async function add(frame: FrameLocator, field: string, value: string) {
  await frame.getByRole('combobox', { name: field, exact: true }).fill(value);
  await frame.getByRole('combobox', { name: field, exact: true }).press('Enter');
}

const none = async () => ({});
const LAN = '10.96.0.0/24';

/** A network that no router is connected with yet, and a router without any. */
async function apart({ cloud }: Ground, connected: boolean) {
  const network = await cloud.network({
    name: fresh('framed-lan'),
    ipam_enabled: true,
    subnets: [{ cidr: LAN, ip_version: 4, gateway_ip: '10.96.0.1' }],
  });
  const router: Router = await cloud.router({
    name: fresh('framed-router'),
    ...(connected && { interfaces: [{ network_id: network.id }] }),
  });
  return { network, router };
}

const routed = async ({ cloud }: Ground) => ({
  'router-id': (await cloud.router({ name: fresh('framed-router') })).id,
});
const isActive = ({ provisioning_status, status }: Item) => [provisioning_status, status].includes('ACTIVE');
/** Not made by one of these forms, which have less in them. */
const isDemos = ({ name }: Item) => !name.startsWith('framed');
const balancer = async ({ first }: Ground) => ({
  'load-balancer-id': (await first('lbaas/loadbalancers?limit=-1', (item) => isActive(item) && isDemos(item))).id,
});
async function pool(ground: Ground) {
  const ids = await balancer(ground);
  const found = await ground.first(
    'lbaas/pools?limit=-1',
    (item) => item['loadbalancer_id'] === ids['load-balancer-id'] && isDemos(item),
  );
  return { ...ids, 'pool-id': found.id };
}
const vpn = async ({ first }: Ground) => ({
  'vpn-id': (await first('vpn/ipsec-site-connections?limit=-1', isActive)).id,
});
const plan = async ({ first }: Ground) => ({ 'backup-plan-id': (await first('backup_plans?limit=-1')).id });
const group = async ({ first }: Ground) => ({
  'security-group-id': (await first('security-groups?limit=-1', ({ name }) => name !== 'default')).id,
});
const SAVE = ['Save changes'];
const journeys = 'test/journeys';

export const uses: Readonly<Record<string, Use>> = {
  'network-add': { attributes: none, sent: { by: `${journeys}/partner.e2e.ts` } },
  'network-edit-ipv4-subnet': {
    async attributes(ground) {
      const { network } = await apart(ground, false);
      return { 'network-id': network.id, 'subnet-id': network.subnets[0]?.id ?? '' };
    },
    sent: { write: (frame) => add(frame, 'DNS servers', '9.9.9.9'), press: SAVE, told: 'Changed: subnet' },
  },
  'router-add': { attributes: none, sent: { by: 'packages/console/src/kit/frame/frame.e2e.ts' } },
  'router-edit': { attributes: routed, sent: { by: `${journeys}/partner.e2e.ts` } },
  'router-interface-add': {
    async attributes(ground) {
      return { 'router-id': (await apart(ground, false)).router.id };
    },
    sent: {
      write: (frame) => pick(frame, 'Network', 'framed-lan'),
      press: ['Add interface'],
      told: 'Changed: router',
    },
  },
  'router-interface-edit': {
    async attributes(ground) {
      const { router } = await apart(ground, true);
      return { 'router-id': router.id, 'interface-id': router.interfaces_info[0]?.id ?? '' };
    },
    sent: {
      write: (frame) => text(frame, 'IPv4 address').fill('10.96.0.77'),
      press: SAVE,
      told: 'Changed: router',
    },
  },
  'router-route-add': {
    async attributes(ground) {
      return { 'router-id': (await apart(ground, true)).router.id };
    },
    sent: {
      async write(frame) {
        await text(frame, 'Destination').fill('192.0.2.0/24');
        await text(frame, 'Next hop').fill('10.96.0.9');
      },
      press: ['Add route'],
      told: 'Changed: router',
    },
  },
  'router-route-edit': {
    async attributes({ cloud }) {
      const { id, routes } = await cloud.routerNamed('edge-router');
      const [route] = routes;
      return { 'router-id': id, 'route-id': route ? `${route.destination} ${route.nexthop}` : '' };
    },
    sent: {
      write: (frame) => text(frame, 'Destination').fill('198.18.0.0/15'),
      press: SAVE,
      told: 'Changed: router',
    },
  },
  // A wizard of six steps: what it asks and sends is shown in the console, its name by the form below.
  'vpn-add': { attributes: none, sent: { by: 'packages/console/src/resources/vpn/vpn-wizard.e2e.ts' } },
  'vpn-edit': { attributes: vpn, sent: { write: rename, press: SAVE, told: 'Changed: vpn' } },
  'load-balancer-add': { attributes: none, sent: { by: `${journeys}/embed-steps.e2e.ts` } },
  'load-balancer-edit': {
    attributes: balancer,
    sent: { write: rename, press: SAVE, told: 'Changed: load_balancer' },
  },
  'load-balancer-add-pool': { attributes: balancer, sent: { by: `${journeys}/embed-steps.e2e.ts` } },
  'load-balancer-details': { attributes: balancer, sent: null },
  'pool-edit': { attributes: pool, sent: { write: rename, press: SAVE, told: 'Changed: load_balancer_pool' } },
  'pool-edit-members': {
    attributes: pool,
    sent: {
      write: (frame) => frame.getByRole('textbox', { name: 'Weight' }).first().fill('7'),
      press: SAVE,
      told: 'Changed: load_balancer_pool',
    },
  },
  'pool-edit-allowed-cidrs': {
    attributes: pool,
    sent: {
      write: (frame) => add(frame, 'Allowed networks', '203.0.113.0/24'),
      press: SAVE,
      told: 'Changed: load_balancer_pool',
    },
  },
  'pool-edit-health': {
    attributes: pool,
    sent: {
      write: (frame) => text(frame, 'Interval').fill('17'),
      press: SAVE,
      told: 'Changed: load_balancer_pool',
    },
  },
  'pool-details': { attributes: pool, sent: null },
  'backup-plan-add': {
    attributes: none,
    sent: { write: rename, press: ['Create plan'], told: 'Created: backup_plan' },
  },
  'backup-plan-edit': { attributes: plan, sent: { write: rename, press: SAVE, told: 'Changed: backup_plan' } },
  'security-group-add': {
    attributes: none,
    sent: { write: rename, press: ['Create security group'], told: 'Created: security_group' },
  },
  'security-group-edit': {
    attributes: group,
    sent: { write: rename, press: SAVE, told: 'Changed: security_group' },
  },
  'security-group-rules': {
    attributes: group,
    sent: { by: 'packages/console/src/resources/security-group/rules-frame.e2e.ts' },
  },
};
