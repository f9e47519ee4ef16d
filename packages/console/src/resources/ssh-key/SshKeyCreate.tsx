import { readPublicKey, sshKeyNameOf } from '@skydeck/contract';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useRef } from 'react';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { CreateShell, type Form, useCreateForm, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useProjectName } from '../../session/index.ts';
import { KeyFile } from './KeyFile.tsx';
import { PastedKey } from './PastedKey.tsx';
import { sshKeyBlocks } from './ssh-key.code.ts';
import { newSshKey, type Source, type SshKeyDraft, sources } from './ssh-key.form.ts';
import { sshKeyWords, sshKeys } from './ssh-key.ts';

const GeneratedKey = lazyComponent(async () => (await import('./GeneratedKey.tsx')).GeneratedKey);

export function SshKeyCreate() {
  const t = useText(sshKeyWords);
  const form = useCreateForm(sshKeys, newSshKey);
  const fields = useFields(form);
  const { source } = form.draft;
  const proposed = useProposedName(form);
  const name = <TextField label={t('field.name')} required maxLength={255} {...fields.text('name')} />;
  const choose = (event: Event) => {
    form.set('publicKey', '');
    form.set('isSaved', false);
    form.set('source', (event.target as EventTarget & { value: Source }).value);
  };
  const take = (key: string, fileName?: string) => {
    form.set('publicKey', key);
    proposed(readPublicKey(key)?.comment || fileName || '');
  };
  return (
    <CreateShell resource={sshKeys} form={form} project={useProjectName()} terraform={sshKeyBlocks}>
      <Segmented stretch label={t('field.source')} value={source} onChange={choose}>
        {sources.map((one) => (
          <Segment key={one} value={one} label={t(`source.${one}`)} />
        ))}
      </Segmented>
      {source === 'generate' && name}
      {source === 'paste' && <PastedKey form={form} onKey={take} />}
      {source === 'file' && <KeyFile form={form} onKey={take} />}
      {source === 'generate' && <GeneratedKey form={form} onKey={take} />}
      {source !== 'generate' && name}
      <TextField
        label={t('field.description')}
        note={t('list.optional')}
        maxLength={255}
        {...fields.text('description')}
      />
    </CreateShell>
  );
}

/** Takes a name of a key, unless somebody has written one. */
function useProposedName(form: Form<SshKeyDraft>): (text: string) => void {
  const last = useRef('');
  return (text) => {
    if (form.draft.name !== last.current) return;
    last.current = sshKeyNameOf(text);
    form.set('name', last.current);
  };
}
