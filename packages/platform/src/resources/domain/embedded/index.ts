import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import type { DomainEngine } from '../port.ts';
import { openStoredDomains } from '../stored.ts';

export const embeddedDomains: EmbeddedResource<DomainEngine> = {
  open: ({ store }) => openStoredDomains(store),
};
