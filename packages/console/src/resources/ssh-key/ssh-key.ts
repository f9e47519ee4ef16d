import { type SshKey, sshKeyApi, sshKeyEvent, sshKeySubjects } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import { sshKeyPaths } from './paths.ts';
import type en from './words/en.json';

export const sshKeyWords = defineResourceWords<typeof en>(
  'ssh-key',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const sshKeys = definePagedResource<SshKey, typeof sshKeyApi>({
  name: 'ssh_key',
  api: sshKeyApi,
  subjects: sshKeySubjects,
  event: sshKeyEvent,
  label: ({ name }) => name,
  words: sshKeyWords,
  paths: sshKeyPaths,
  icon: 'menu-ssh-keys',
});
