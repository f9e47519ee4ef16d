import { GIB, type ProjectQuota, type QuotaFigure, type QuotaKind, UNLIMITED } from '@skydeck/contract';
import { accountsOf, type ProjectDocument } from '../../identity/accounts/documents.ts';
import { notFound } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Tx } from '../../store/store.ts';
import { poolRecords } from '../load-balancer/records.ts';
import { portRecords } from '../port/records.ts';
import { pointRecords } from '../recovery-point/records.ts';
import { serverRecords } from '../server/records.ts';
import { volumeRecords } from '../volume/records.ts';
import { usedOf } from './checks.ts';
import { limitOfPolicy, quotaOf } from './records.ts';
import { gigabytesOf } from './usage.rules.ts';

const MEBIBYTE = 1024 ** 2;

/** What a project may have, and with `usage` what it has. Throws 404 for who may not know. */
export async function readQuota(
  tx: Tx,
  scope: Scope,
  projectId: string,
  { usage }: { readonly usage: boolean },
): Promise<ProjectQuota> {
  const project = await accountsOf(tx).projects.get(projectId);
  if (!project || !seesQuotas(scope, project)) throw notFound('project');
  const limits = await quotaOf(tx, projectId);
  const limited = async (kind: QuotaKind): Promise<QuotaFigure> => ({
    limit: limits[kind],
    ...(usage && { used: await usedOf(tx, projectId, kind) }),
  });
  return quotaFrom(await measured(tx, projectId, { usage, limits }), limited);
}

/** A member sees what their own project may have, whoever administers a domain what its projects may. */
const seesQuotas = ({ isSystem, roles, domainId, projectId }: Scope, project: ProjectDocument) =>
  isSystem || projectId === project.id || (roles.includes('domain_admin') && domainId === project.domain_id);

async function quotaFrom(
  { compute, ports, members, storage }: Awaited<ReturnType<typeof measured>>,
  limited: (kind: QuotaKind) => Promise<QuotaFigure>,
): Promise<ProjectQuota> {
  return {
    compute,
    network: {
      network: await limited('networks'),
      subnet: await limited('subnets'),
      port: ports,
      router: await limited('routers'),
      floatingip: await limited('floating_ips'),
      security_group: await limited('security_groups'),
      security_group_rule: await limited('security_group_rules'),
      ipsec_site_connection: await limited('ipsec_site_connections'),
    },
    lbaas: {
      loadbalancer: await limited('load_balancers'),
      pool: await limited('load_balancer_pools'),
      member: members,
    },
    storage: {
      ...storage,
      volumes: await limited('volumes'),
      snapshots: await limited('snapshots'),
      backups: await limited('recovery_points'),
      backup_plans: await limited('backup_plans'),
    },
  };
}

interface Measuring {
  readonly usage: boolean;
  readonly limits: Awaited<ReturnType<typeof quotaOf>>;
}

/** What is measured, and what this cloud counts without a limit: nothing is summed up that nobody asks for. */
async function measured(tx: Tx, projectId: string, { usage, limits }: Measuring) {
  const own = [{ field: 'project_id', equals: projectId }];
  const figure = async (limit: number, used: () => number | Promise<number>): Promise<QuotaFigure> => ({
    limit,
    ...(usage && { used: await used() }),
  });
  const free = (used: () => number | Promise<number>) => figure(UNLIMITED, used);
  const servers = usage ? await serverRecords.in(tx).all(own) : [];
  // What policies there are is said in any case.
  const volumes = await volumeRecords.in(tx).all(own);
  const byPolicy = Map.groupBy(volumes, ({ storage_policy_name: policy }) => policy);
  const policies = new Set([...byPolicy.keys(), ...Object.keys(limits.policy_gigabytes)]);
  const sizes = [...policies].map(async (policy) => {
    const its = byPolicy.get(policy) ?? [];
    return [policy, await figure(inBytes(limitOfPolicy(limits, policy)), () => inBytes(gigabytesOf(its)))] as const;
  });
  return {
    compute: {
      cores: await free(() => sumOf(servers, ({ flavor }) => flavor.vcpus)),
      ram: await free(() => sumOf(servers, ({ flavor }) => flavor.ram) * MEBIBYTE),
    },
    ports: await free(() => portRecords.in(tx).count(own)),
    members: await free(async () => sumOf(await poolRecords.in(tx).all(own), ({ members }) => members.length)),
    storage: {
      volumes_size: await figure(inBytes(limits.gigabytes), () => inBytes(gigabytesOf(volumes))),
      storage_policies: Object.fromEntries(await Promise.all(sizes)),
      volumes_backups: await free(async () =>
        sumOf(await pointRecords.in(tx).all(own), ({ physical_size: bytes }) => bytes),
      ),
    },
  };
}

const inBytes = (gigabytes: number) => (gigabytes === UNLIMITED ? UNLIMITED : gigabytes * GIB);

const sumOf = <T>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);
