import { flavorOf } from '../../load-balancer-flavor/embedded/index.ts';
import { createBalancerViews } from '../views.ts';

export const balancerViews = createBalancerViews((id) => flavorOf(id)?.name ?? '');
