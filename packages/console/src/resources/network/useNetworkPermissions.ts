import { type Action, networkSubjects } from '@skydeck/contract';
import { useSnapshot } from 'valtio';
import { useCan } from '../../kit/permissions/abilities.ts';
import { session } from '../../session/index.ts';
import type { NetworkPermissions } from './network.rules.ts';

/** What the rules of networks have to know of who looks. */
export function useNetworkPermissions(action: Action): NetworkPermissions {
  const { projectId } = useSnapshot(session);
  const mayCloud = useCan(networkSubjects.physical, action);
  return { projectId, mayCloud };
}
