import {
  asCidr,
  checkAllowedCidrs,
  type LoadBalancerPool,
  type LoadBalancerPoolUpdate,
  poolLimits,
  size,
} from '@skydeck/contract';
import { array, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';

interface CidrsDraft {
  cidrs: string[];
}

const fieldOf = (path: string) => path.replace(/^allowed_cidrs/, 'cidrs');

/** Who may connect; none is everybody. The server takes out what lies inside another. */
export const cidrsForm = (version: 4 | 6 | undefined) =>
  formModel<CidrsDraft, LoadBalancerPoolUpdate, LoadBalancerPool>({
    shape: object({ cidrs: size(array(string()), 0, poolLimits.allowedCidrs) }),
    check: ({ cidrs }) =>
      Object.fromEntries(
        Object.entries(checkAllowedCidrs(cidrs, version)).map(([path, wrong]) => [fieldOf(path), wrong]),
      ),
    blank: () => ({ cidrs: [] }),
    from: ({ allowed_cidrs: cidrs }) => ({ cidrs: [...cidrs] }),
    toBody: ({ cidrs }) => ({ allowed_cidrs: cidrs.map(asCidr) }),
    fieldOf,
  });
