import { type Partner, partnerApi, partnerEvent, partnerSubjects } from '@skydeck/contract';
import { defineResource, type Resource } from '../../kit/data/resource.ts';
import { ofDomain } from '../../session/domain/of-domain.ts';

let latest: { readonly domainId: string; readonly partners: Resource<Partner> } | null = null;

/** The partners of one domain: lists of two domains are two lists. Events are for the one that was looked at last. */
export function partnersOf(domainId: string): Resource<Partner> {
  if (latest?.domainId === domainId) return latest.partners;
  const partners: Resource<Partner> = defineResource({
    name: 'partner',
    api: ofDomain(partnerApi, domainId),
    subjects: partnerSubjects,
    event: partnerEvent,
    label: ({ name }) => name,
  });
  latest = { domainId, partners };
  return partners;
}
