import { MTU } from '@skydeck/contract';
import { Radio, RadioGroup } from '@skydeck/react-bindings/radio-group';
import { Switch } from '@skydeck/react-bindings/switch';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../kit/client.ts';
import { type Form, FormShell, useFields, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { SubnetFieldset } from '../subnet/index.ts';
import { type NetworkDraft, newNetwork } from './network.form.ts';
import { networks } from './network.ts';
import { NetworkFields } from './NetworkFields.tsx';
import { networkWords } from './words.ts';

export function NetworkCreate() {
  const t = useText(networkWords);
  const shell = useFormShell();
  const { projects, projectId } = useSnapshot(session);
  const project = projects.find(({ id }) => id === projectId)?.name;
  const form = useForm(newNetwork, {
    submit: async (body) => {
      const network = await call(networks.api.createPrivate, { body });
      networks.items.put(network);
      notify('success', t('created', { name: network.name }));
      shell.done({ kind: 'created', resource: networks.name, id: network.id });
    },
  });
  const { check } = useFields(form);
  return (
    <FormShell
      wide
      title={t('create.title')}
      description={project ? t('create.in', { project }) : ''}
      form={form}
      resource={networks.name}
      submitLabel={t('create.action')}
    >
      <NetworkFields form={form} range={MTU} />
      <Switch appearance="card" label={t('field.ipam')} hint={t('field.ipam_hint')} {...check('ipam')} />
      {form.draft.ipam && <SubnetPanes form={form} />}
      <Switch label={t('field.spoofing')} hint={t('field.spoofing_hint')} {...check('spoofing')} />
    </FormShell>
  );
}

type Pane = 'v4' | 'v6';

/** Both subnets are part of the form; one of them shows. */
function SubnetPanes({ form }: { form: Form<NetworkDraft> }) {
  const t = useText(networkWords);
  const [pane, setPane] = useState<Pane>('v4');
  const paneInTrouble = form.problems.flatMap(({ path }) => /^v[46](?=\.)/.exec(path) ?? [])[0] as Pane | undefined;
  const [lastInTrouble, setLastInTrouble] = useState<Pane>();
  // A problem nobody sees cannot be mended.
  if (paneInTrouble !== lastInTrouble) {
    setLastInTrouble(paneInTrouble);
    if (paneInTrouble) setPane(paneInTrouble);
  }
  const chooser = (
    <RadioGroup
      label={t('field.version')}
      labelHidden
      appearance="segmented"
      name="version"
      value={pane}
      onChange={(event) => setPane((event.target as HTMLInputElement).value as Pane)}
    >
      <Radio value="v4" label={t('subnet.v4')} />
      <Radio value="v6" label={t('subnet.v6')} />
    </RadioGroup>
  );
  const other = pane === 'v4' ? form.draft.v6 : form.draft.v4;
  return (
    <SubnetFieldset
      form={form}
      at={`${pane}.`}
      version={pane === 'v4' ? 4 : 6}
      isNew
      required={other.cidr === ''}
      chooser={chooser}
    />
  );
}
