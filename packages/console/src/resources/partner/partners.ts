import { type Partner, partnerApi, partnerEvent, partnerSubjects } from '@skydeck/contract';
import { definePagedResource, type PagedResource } from '../../kit/data/resource.ts';
import { ofDomain } from '../../session/domain/of-domain.ts';
import { partnerPaths } from './paths.ts';
import { partnerWords } from './words.ts';

type Partners = PagedResource<Partner, typeof partnerApi>;

let latest: { readonly domainId: string; readonly partners: Partners } | null = null;

/** The partners of one domain: lists of two domains are two lists. Events are for the one that was looked at last. */
export function partnersOf(domainId: string): Partners {
  if (latest?.domainId === domainId) return latest.partners;
  const partners: Partners = definePagedResource({
    name: 'partner',
    api: ofDomain(partnerApi, domainId),
    subjects: partnerSubjects,
    event: partnerEvent,
    label: ({ name }) => name,
    words: partnerWords,
    // The page of one is its form.
    paths: { ...partnerPaths, details: partnerPaths.edit },
    icon: 'handshake',
  });
  latest = { domainId, partners };
  return partners;
}
