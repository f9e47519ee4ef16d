import { backupPlanSearch } from '../resources/backup-plan/search.ts';
import { floatingIpSearch } from '../resources/floating-ip/search.ts';
import { loadBalancerPoolSearch } from '../resources/load-balancer-pool/search.ts';
import { loadBalancerSearch } from '../resources/load-balancer/search.ts';
import { networkSearch } from '../resources/network/search.ts';
import { projectSearch } from '../resources/project/search.ts';
import { recoveryPointSearch } from '../resources/recovery-point/search.ts';
import { routerSearch } from '../resources/router/search.ts';
import { vpnSearch } from '../resources/vpn/search.ts';
import { securityGroupSearch } from '../resources/security-group/search.ts';
import { subnetSearch } from '../resources/subnet/search.ts';
import { bucketSearch } from '../s3/search.ts';
import type { Store } from '../store/store.ts';
import type { SearchDefinition } from './definition.ts';

/** What can be found in the embedded cloud, one line for each resource. */
const searches = [
  // Of what fits as well, this order decides.
  networkSearch,
  subnetSearch,
  routerSearch,
  floatingIpSearch,
  securityGroupSearch,
  vpnSearch,
  loadBalancerSearch,
  loadBalancerPoolSearch,
  backupPlanSearch,
  recoveryPointSearch,
  bucketSearch,
  projectSearch,
];

export const embeddedSearch = (store: Store): readonly SearchDefinition[] => searches.map((search) => search(store));
