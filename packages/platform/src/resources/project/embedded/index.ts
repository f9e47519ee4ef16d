import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import type { ProjectEngine } from '../port.ts';
import { openStoredProjects, projectSearch } from '../stored.ts';

export const embeddedProjects: EmbeddedResource<ProjectEngine> = {
  open: ({ store }) => openStoredProjects(store),
  search: projectSearch,
};
