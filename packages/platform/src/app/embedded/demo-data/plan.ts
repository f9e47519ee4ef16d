import type { StaticRoute } from '@skydeck/contract';
import type { DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import type { QuotaRecord } from '../../../resources/quota/records.ts';

/** What the demo data is drawn from: people read and change this, ports make it true. */
export interface NetworkPlan {
  readonly name: string;
  readonly v4?: string;
  readonly v6?: string;
  readonly v6Mode?: 'slaac' | 'dhcpv6-stateful' | 'dhcpv6-stateless';
  readonly mtu?: number;
  /** How many servers have a port here, named after these services; none if left out. */
  readonly servers?: number;
  readonly services?: readonly string[];
  readonly dns?: readonly string[];
  /** Without IP address management: no subnets, servers bring their own addresses. */
  readonly unmanaged?: true;
  readonly noGateway?: true;
  readonly noSpoofingProtection?: true;
}

export interface RouterPlan {
  readonly name: string;
  readonly status?: 'ACTIVE' | 'DOWN' | 'ERROR';
  /** The name of an external network; left out: no gateway. */
  readonly gateway?: string;
  readonly address?: string;
  readonly noSnat?: true;
  /** Names of the project's networks. */
  readonly interfaces: readonly string[];
  readonly routes?: readonly StaticRoute[];
}

export interface ProjectPlan {
  readonly project: DemoProjectName;
  readonly quota?: Partial<Omit<QuotaRecord, 'id'>>;
  readonly networks: readonly NetworkPlan[];
  readonly routers: readonly RouterPlan[];
}

export interface ExternalPlan {
  readonly name: string;
  readonly type: 'flat' | 'vlan';
  readonly physical: string;
  readonly vlan: number | null;
  readonly v4: string;
  readonly v6?: string;
  readonly pool: { readonly start: string; readonly end: string };
  /** For whom, and how: `*` is everybody. */
  readonly access: readonly {
    readonly to: '*' | DemoProjectName;
    readonly actions: readonly ('access_as_shared' | 'access_as_external')[];
  }[];
  /** Every address of the pool is a server's: a gateway finds none. */
  readonly full?: true;
}
