import type { ResourceModule } from '../../kit/module.ts';
import { frames, pages } from './routes.tsx';
import { ruleWords, securityGroups, securityGroupWords } from './security-group.ts';

export const securityGroup: ResourceModule = {
  resource: securityGroups,
  pages,
  frames,
  tasks: [
    {
      name: 'compute.security_groups.delete_many',
      words: securityGroupWords,
      retryEndpoint: securityGroups.api.removeMany,
    },
    {
      name: 'compute.security_groups.delete_rules',
      words: ruleWords,
      retryEndpoint: securityGroups.api.removeRules,
      // Rules have no page of their own.
      linkTo: async () => null,
    },
  ],
};
