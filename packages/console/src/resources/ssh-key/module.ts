import type { ResourceModule } from '../../kit/module.ts';
import { resourceRoutes } from '../../kit/panel/resource-routes.ts';
import { sshKeyWords, sshKeys } from './ssh-key.ts';
import { SshKeyList } from './SshKeyList.tsx';

const routes = resourceRoutes({ path: 'ssh-keys', id: 'sshKeyId', subjects: sshKeys.subjects });

export const sshKey: ResourceModule = {
  resource: sshKeys,
  pages: [
    routes.list(SshKeyList, [routes.add(async () => (await import('./SshKeyCreate.tsx')).SshKeyCreate)]),
    routes.details(async () => (await import('./SshKeyDetails.tsx')).SshKeyDetails),
  ],
  // Its form is not in other people's pages (spec: ssh-key.frame).
  frames: [],
  tasks: [{ name: 'compute.keys.delete_many', words: sshKeyWords, retryEndpoint: sshKeys.api.removeMany }],
};
