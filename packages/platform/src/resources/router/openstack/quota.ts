import { number, type } from 'superstruct';
import { toKeystoneId } from '../../../engines/openstack/ids.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { quotaExceeded, Refusal } from '../../../http/refusal.ts';

/** Does it; 409 `quota_exceeded` names how many the project may have, which Neutron does not say. */
export async function namingQuota<Value>(
  { cloud }: Pick<OpenstackParts, 'cloud'>,
  projectId: string,
  what: 'router' | 'port',
  act: () => Promise<Value>,
): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'quota_exceeded') throw error;
    const limits = await cloud.network.get(`/quotas/${toKeystoneId(projectId)}`);
    const limit = limits.read(type({ quota: type({ [what]: number() }) })).quota[what] ?? 0;
    throw quotaExceeded(`${what}s`, limit, error.values);
  }
}
