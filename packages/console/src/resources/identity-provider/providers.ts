import {
  type DomainProvider,
  identityProviderApi,
  identityProviderSubjects,
  type Project,
  projectApi,
  projectSubjects,
} from '@skydeck/contract';
import { definePagedResource, defineResource } from '../../kit/data/resource.ts';
import { ofDomain, perDomain } from '../../session/domain/of-domain.ts';
import { providerPaths } from './paths.ts';
import { providerWords } from './words.ts';

/** The providers of one domain. */
export const providersOf = perDomain((domainId) =>
  definePagedResource<DomainProvider, typeof identityProviderApi>({
    name: 'identity_provider',
    api: ofDomain(identityProviderApi, domainId),
    subjects: identityProviderSubjects,
    // Whoever looks at it asks; nobody is told of somebody else's change.
    event: null,
    label: ({ name }) => name,
    words: providerWords,
    // The page of one is its form.
    paths: { ...providerPaths, details: providerPaths.edit },
    icon: 'id-card',
  }),
);

/** The projects of one domain, to choose from. */
export const projectsOf = perDomain((domainId) =>
  defineResource<Project, typeof projectApi>({
    name: 'domain_project',
    api: ofDomain(projectApi, domainId),
    subjects: projectSubjects,
    event: null,
    label: ({ name }) => name,
  }),
);
