import type { DomainProvider, Network, Profile } from '@skydeck/contract';
import { expect, type Page } from '@playwright/test';
import { keyOfRoute } from '../../packages/console/src/resources/router/router.rules.ts';
import { backupsOf } from './backups.ts';
import { type Cloud, cloudOf } from './cloud.ts';
import { test } from './fixtures.ts';

// What makes an address of the console one that shows something: real ids, and whether it has come.

const networks = new WeakMap<Page, Promise<Network>>();

/** A network with a subnet of each kind; one for all addresses that a page looks at. */
function lookedAt(page: Page, cloud: Cloud): Promise<Network> {
  const made =
    networks.get(page) ??
    cloud.network({
      name: `looked-at-${test.info().testId}`,
      ipam_enabled: true,
      subnets: [
        { cidr: '10.99.0.0/24', ip_version: 4 },
        { cidr: 'fd00:99::/64', ip_version: 6, ipv6_ra_mode: 'slaac', ipv6_address_mode: 'slaac' },
      ],
    });
  networks.set(page, made);
  return made;
}

/** The id of a directory of the signed-in administrator's domain. */
async function aProvider(page: Page): Promise<string> {
  const profile = (await (await page.request.get('/api/v2/accounts/whoami/')).json()) as Profile;
  const answer = await page.request.post(`/api/v2/domains/${profile.domain_id}/idp`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { type: 'ldap', name: 'Directory', url: 'ldaps://ds.example.com', base_dn: 'dc=example,dc=com' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as DomainProvider).id;
}

/** The id of the demo's partner. */
async function aPartner(page: Page): Promise<string> {
  const profile = (await (await page.request.get('/api/v2/accounts/whoami/')).json()) as Profile;
  const answer = await page.request.get(`/api/v2/domains/${profile.domain_id}/partners`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { readonly data: readonly { readonly id: string }[] }).data[0]?.id ?? '';
}

/** A plan of the demo with what it kept, or one recovery point of it. */
async function fillBackup(page: Page, path: string): Promise<string> {
  const backups = await backupsOf(page, 'payments-prod');
  const { id } = await backups.planNamed('nightly-databases');
  if (path.includes(':planId')) return path.replace(':planId', id).replace(':returnRoute', 'details');
  const [oldest] = await backups.pointsOf(id);
  return path.replace(':pointId', oldest?.id ?? '');
}

/** A volume of the demo with snapshots, or one of these. */
async function fillVolume(page: Page, path: string): Promise<string> {
  const snapshot = await (await cloudOf(page, 'payments-prod')).snapshotNamed('pre-import');
  return fill(path, {
    volumeId: snapshot.volume_id,
    snapshotId: snapshot.id,
    itemId: snapshot.id,
    returnRoute: 'details',
  });
}

/** What the hole of a path is filled with. A hole that nobody knows is a fault of the visit, not an empty id. */
function fill(path: string, values: Readonly<Record<string, string | undefined>>): string {
  return path.replaceAll(/:(\w+)/g, (_, hole: string) => {
    const value = values[hole];
    if (!value) throw new Error(`Nothing is known for :${hole} of ${path}`);
    return encodeURIComponent(value);
  });
}

/** Real ids for the holes of a path, of things that have all that a page can show; `partner` is where the demo's page is. */
export async function fillAddress(page: Page, path: string, partner: string): Promise<string> {
  if (path === '/iframe/sign-in') return `${path}?host=${encodeURIComponent(partner)}`;
  if (!path.includes('/:')) return path;
  if (path.startsWith('/login')) return '/login/default';
  if (path.includes(':partnerId')) return path.replace(':partnerId', await aPartner(page));
  if (path.startsWith('/settings')) return path.replace(':providerId', await aProvider(page));
  if (/:p(?:lan|oint)Id/.test(path)) return fillBackup(page, path);
  if (path.includes(':volumeId')) return fillVolume(page, path);
  const cloud = await cloudOf(page, 'payments-prod');
  const router = await cloud.routerNamed('edge-router');
  const [route] = router.routes;
  const network = await lookedAt(page, cloud);
  const balancer = await cloud.loadBalancerNamed('checkout-entry');
  const version = path.includes('IPv6') ? 6 : 4;
  return fill(path, {
    networkId: network.id,
    subnetId: network.subnets.find(({ ip_version }) => ip_version === version)?.id,
    routerId: router.id,
    floatingIpId: (await cloud.floatingIpAt('185.44.18.101')).id,
    flavorId: '102',
    storagePolicyId: (await cloud.storagePolicyNamed('default')).id,
    sshKeyId: (await cloud.sshKeyNamed('ops-2026')).id,
    imageId: (await cloud.imageNamed('alma-9-ledger')).id,
    groupId: (await cloud.securityGroupNamed('ledger-db')).id,
    vpnId: (await cloud.vpnNamed('stockholm-office')).id,
    loadBalancerId: balancer.id,
    loadBalancerPoolId: balancer.pools.find(({ name }) => name === 'https')?.id,
    returnRoute: 'details',
    bucketId: 'payments-exports',
    bucketName: 'payments-exports',
    fileId: Buffer.from('README.txt').toString('base64url'),
    itemId: path.includes('/interfaces/') ? router.interfaces_info[0]?.id : route && keyOfRoute(route),
  });
}

/** The page is there, and nothing of it is still to come. */
export async function expectShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** To an address of the console that is open, as its own links lead: it is not loaded again. */
const lead = (page: Page, path: string) =>
  page.evaluate((there) => {
    history.pushState(null, '', there);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Where the console shows nothing. */
export async function leave(page: Page): Promise<void> {
  await lead(page, '/void');
  await expect(page.getByRole('heading')).toHaveCount(0);
}

/**
 * On to another address of the console without loading it again. In between it shows nothing, so that what is there
 * afterwards is the new page.
 */
export async function goOn(page: Page, address: string): Promise<void> {
  await leave(page);
  await lead(page, address);
  await expectShown(page);
}
