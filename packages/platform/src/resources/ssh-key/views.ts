import { type SshKey, sshKeyEvent, sshKeySubjects } from '@skydeck/contract';
import { ownedFieldsOf } from '../kit/owned-collection.ts';
import { recordViews } from '../kit/record-views.ts';
import type { SshKeyRecord } from './records.ts';

export const sshKeyViews = recordViews<SshKeyRecord, SshKey>({
  event: sshKeyEvent,
  subject: sshKeySubjects.item,
  show: async (_, keys) =>
    keys.map((key) => ({
      id: key.id,
      name: key.name,
      public_key: key.public_key,
      description: key.description,
      type: key.type,
      bits: key.bits,
      fingerprint: key.fingerprint,
      fingerprint_sha256: key.fingerprint_sha256,
      ...ownedFieldsOf(key),
    })),
});
