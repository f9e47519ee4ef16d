import {
  type DomainProvider,
  identityProviderApi,
  identityProviderSubjects,
  type Project,
  projectApi,
  projectSubjects,
} from '@skydeck/contract';
import { defineResource, type Resource } from '../../kit/data/resource.ts';
import { ofDomain } from '../../session/domain/of-domain.ts';

const known = new Map<string, Resource<DomainProvider>>();

/** The providers of one domain: lists of two domains are two lists. */
export function providersOf(domainId: string): Resource<DomainProvider> {
  const found = known.get(domainId);
  if (found) return found;
  const made: Resource<DomainProvider> = defineResource({
    name: 'identity_provider',
    api: ofDomain(identityProviderApi, domainId),
    subjects: identityProviderSubjects,
    // Whoever looks at it asks; nobody is told of somebody else's change.
    event: null,
    label: ({ name }) => name,
  });
  known.set(domainId, made);
  return made;
}

const knownProjects = new Map<string, Resource<Project>>();

/** The projects of one domain, to choose from. */
export function projectsOf(domainId: string): Resource<Project> {
  const found = knownProjects.get(domainId);
  if (found) return found;
  const made: Resource<Project> = defineResource({
    name: 'domain_project',
    api: ofDomain(projectApi, domainId),
    subjects: projectSubjects,
    event: null,
    label: ({ name }) => name,
  });
  knownProjects.set(domainId, made);
  return made;
}
