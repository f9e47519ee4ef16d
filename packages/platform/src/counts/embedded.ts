import {
  backupPlanSubjects,
  floatingIpSubjects,
  loadBalancerSubjects,
  networkSubjects,
  recoveryPointSubjects,
  routerSubjects,
  securityGroupSubjects,
  type Subject,
  vpnSubjects,
} from '@skydeck/contract';
import { type Actor, ownedBy, visibleNetworks } from '../engines/embedded/access.ts';
import type { Condition, Store } from '../store/store.ts';
import type { CountDefinition } from './definition.ts';

interface CountedResource {
  /** The name of its documents, and of the resource. */
  readonly type: string;
  readonly subject: Subject;
  /** What of them the scope sees. */
  where(scope: Actor): readonly Condition[];
}

const counted: readonly CountedResource[] = [
  // One line each.
  { type: 'network', subject: networkSubjects.list, where: visibleNetworks },
  { type: 'router', subject: routerSubjects.list, where: ownedBy },
  { type: 'floating_ip', subject: floatingIpSubjects.list, where: ownedBy },
  { type: 'security_group', subject: securityGroupSubjects.list, where: ownedBy },
  { type: 'vpn', subject: vpnSubjects.list, where: ownedBy },
  { type: 'load_balancer', subject: loadBalancerSubjects.list, where: ownedBy },
  { type: 'backup_plan', subject: backupPlanSubjects.list, where: ownedBy },
  { type: 'recovery_point', subject: recoveryPointSubjects.list, where: ownedBy },
];

/** What is counted in the embedded cloud, one line for each resource. */
export const embeddedCounts = (store: Store): readonly CountDefinition[] =>
  counted.map(({ type, subject, where }) => ({
    type,
    subject,
    count: (scope) => store.read((tx) => tx.documents(type).count(where(scope))),
  }));
