import { type Domain, domainApi } from '@skydeck/contract';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../kit/data/client.ts';
import { useUrlState } from '../../kit/navigation/url-state.ts';
import { isSystemRole, session } from '../index.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface DomainChoice {
  readonly domain: Named;
  /** Those to choose from; empty for who has one only, and while they are fetched. */
  readonly domains: readonly Named[];
  choose(id: string): void;
}

/** The domain whose settings show: one's own; system administrators may look after another, which the address names. */
export function useDomain(): DomainChoice {
  const { profile } = useSnapshot(session);
  const url = useUrlState();
  const [domains, setDomains] = useState<readonly Domain[]>([]);
  const seesAll = isSystemRole(profile);
  const own = { id: profile?.domain_id ?? '', name: profile?.domain_name ?? '' };

  useEffect(() => {
    if (!seesAll) return undefined;
    const leave = new AbortController();
    // Without the list there is still the own domain.
    call(domainApi.list, { query: { limit: -1 }, signal: leave.signal, repeat: 'first' }).then(
      ({ data }) => setDomains(data),
      () => {},
    );
    return () => leave.abort();
  }, [seesAll]);

  const asked = url.read('domain');
  const isOther = seesAll && typeof asked === 'string' && asked !== own.id;
  // The name may come later than the page.
  const other = { id: String(asked), name: domains.find(({ id }) => id === asked)?.name ?? '' };
  return {
    domain: isOther ? other : own,
    domains,
    choose: (id) => url.write({ domain: id === own.id ? null : id }),
  };
}
