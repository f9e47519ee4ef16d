import { type ProjectQuota, type QuotaFigure, type QuotaKind, UNLIMITED } from '@skydeck/contract';
import { accountsOf, type ProjectDocument } from '../../accounts/documents.ts';
import { quotaOf, usedOf } from '../../engines/embedded/quota.ts';
import { portsIn } from '../../engines/embedded/records.ts';
import { notFound } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Store, Tx } from '../../store/store.ts';
import { poolsIn } from '../load-balancer/embedded/records.ts';
import { pointsIn } from '../recovery-point/embedded/records.ts';
import { serversIn } from '../server/embedded/records.ts';
import { type VolumeRecord, volumesIn } from '../volume/embedded/records.ts';
import type { QuotaEngine } from './port.ts';

const MEBIBYTE = 1024 ** 2;
const GIBIBYTE = 1024 ** 3;

export function createEmbeddedQuotas(store: Store): QuotaEngine {
  return {
    read: (scope, projectId, { usage }) =>
      store.read(async (tx) => {
        const project = await accountsOf(tx).projects.get(projectId);
        if (!project || !seesQuotas(scope, project)) throw notFound('project');
        const limits = await quotaOf(tx, projectId);
        const limited = async (kind: QuotaKind): Promise<QuotaFigure> => ({
          limit: limits[kind],
          ...(usage && { used: await usedOf(tx, projectId, kind) }),
        });
        return quotaFrom(await measured(tx, projectId, { usage, gigabytes: limits.gigabytes }), limited);
      }),
  };
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
      backups: await limited('recovery_points'),
      backup_plans: await limited('backup_plans'),
    },
  };
}

interface Measuring {
  readonly usage: boolean;
  /** Of all volumes together. */
  readonly gigabytes: number;
}

/** What is measured, and what this cloud counts without a limit. */
async function measured(tx: Tx, projectId: string, { usage, gigabytes }: Measuring) {
  const own = [{ field: 'project_id', equals: projectId }];
  const figure = (limit: number, used: number): QuotaFigure => ({ limit, ...(usage && { used }) });
  const free = (used: number) => figure(UNLIMITED, used);
  const [servers, volumes, pools, points] = [
    await serversIn(tx).all(own),
    await volumesIn(tx).all(own),
    await poolsIn(tx).all(own),
    await pointsIn(tx).all(own),
  ];
  const policies = Map.groupBy(volumes, ({ storage_policy_name: policy }) => policy);
  return {
    compute: {
      cores: free(sumOf(servers, ({ flavor }) => flavor.vcpus)),
      ram: free(sumOf(servers, ({ flavor }) => flavor.ram) * MEBIBYTE),
    },
    ports: free(await portsIn(tx).count(own)),
    members: free(sumOf(pools, ({ members }) => members.length)),
    storage: {
      volumes_size: figure(gigabytes * GIBIBYTE, gigabytesOf(volumes) * GIBIBYTE),
      storage_policies: Object.fromEntries(
        [...policies].map(([policy, its]) => [policy, free(gigabytesOf(its) * GIBIBYTE)]),
      ),
      volumes_backups: free(sumOf(points, ({ physical_size: bytes }) => bytes)),
    },
  };
}

const gigabytesOf = (volumes: readonly VolumeRecord[]) => sumOf(volumes, ({ size }) => size);

const sumOf = <T>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);
