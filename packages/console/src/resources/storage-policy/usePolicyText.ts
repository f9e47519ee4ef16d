import type { StoragePolicy } from '@skydeck/contract';
import { useText } from '../../kit/text/index.ts';
import { type FailureDomain, isKnownDomain } from './storage-policy.form.ts';
import { storagePolicyWords } from './storage-policy.ts';

/** What a policy comes to, in words; what a newer server may say stays as it is. */
export function usePolicyText() {
  const t = useText(storagePolicyWords);
  return {
    redundancy({ redundancy }: Pick<StoragePolicy, 'redundancy'>): string {
      if (redundancy === null) return '—';
      const { type, m, n } = redundancy;
      if (type === 'raid1') return t('redundancy.copies', { m, n });
      return type === 'raid6' ? t('redundancy.pieces', { m, n }) : type;
    },
    domain: ({ failure_domain: domain }: Pick<StoragePolicy, 'failure_domain'>): string =>
      isKnownDomain(String(domain)) ? t(`domain.${String(domain) as FailureDomain}`) : String(domain),
  };
}
