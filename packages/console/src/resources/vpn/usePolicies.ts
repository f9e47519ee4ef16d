import { type IkePolicy, type IpsecPolicy, vpnApi } from '@skydeck/contract';
import { useCallback } from 'react';
import { call } from '../../kit/data/client.ts';
import { type Answer, useAnswer } from '../../kit/data/useAnswer.ts';

// One identity for each question: a question is asked once.
const readIke = async (signal: AbortSignal): Promise<readonly IkePolicy[]> =>
  (await call(vpnApi.ikePolicies, { query: { limit: -1 }, signal })).data;
const readIpsec = async (signal: AbortSignal): Promise<readonly IpsecPolicy[]> =>
  (await call(vpnApi.ipsecPolicies, { query: { limit: -1 }, signal })).data;

export interface Policies {
  readonly ike: Answer<readonly IkePolicy[]>;
  readonly ipsec: Answer<readonly IpsecPolicy[]>;
}

/** The VPN service of a router that has a connection already: its connections share one. */
export function useServiceId(routerId: string): string | null {
  const read = useCallback(
    async (signal: AbortSignal) =>
      routerId === ''
        ? null
        : ((await call(vpnApi.list, { query: { router_id: routerId, limit: 1 }, signal })).data[0]?.vpnservice_id ??
          null),
    [routerId],
  );
  return useAnswer(read).item;
}

/** The policies that a new connection may share with others. */
export const usePolicies = (): Policies => ({ ike: useAnswer(readIke), ipsec: useAnswer(readIpsec) });
