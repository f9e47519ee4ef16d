import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import type { QuotaEngine } from '../port.ts';
import { readQuota } from '../views.ts';

export const embeddedQuotas: EmbeddedResource<QuotaEngine> = {
  open: ({ store }) => ({
    read: (scope, projectId, asked) => store.read((tx) => readQuota(tx, scope, projectId, asked)),
  }),
};
