import type { ResourceModule } from '../../kit/module.ts';
import { recoveryPoints, recoveryPointWords } from './recovery-point.ts';
import { pages } from './routes.tsx';

export const recoveryPoint: ResourceModule = {
  resource: recoveryPoints,
  pages,
  frames: [],
  tasks: [
    {
      name: 'compute.volume_backups.delete_many',
      words: recoveryPointWords,
      retryEndpoint: recoveryPoints.api.removeMany,
    },
  ],
};
