import { type Partner, partnerApi, partnerEvent, partnerSubjects } from '@skydeck/contract';
import { defineResource, type Resource } from '../../kit/data/resource.ts';
import { ofDomain } from '../../session/domain/of-domain.ts';

type Partners = Resource<Partner, typeof partnerApi>;

let latest: { readonly domainId: string; readonly partners: Partners } | null = null;

/** The partners of one domain: lists of two domains are two lists. Events are for the one that was looked at last. */
export function partnersOf(domainId: string): Partners {
  if (latest?.domainId === domainId) return latest.partners;
  const partners: Partners = defineResource({
    name: 'partner',
    api: ofDomain(partnerApi, domainId),
    subjects: partnerSubjects,
    event: partnerEvent,
    label: ({ name }) => name,
  });
  latest = { domainId, partners };
  return partners;
}
