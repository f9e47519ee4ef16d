import { MTU } from '@skydeck/contract';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { useState } from 'react';
import { type Form, FormShell } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { SubnetFieldset } from '../subnet/index.ts';
import { networkBlocks } from './network.code.ts';
import { type NetworkDraft, newNetwork, takenBy } from './network.form.ts';
import { networks } from './network.ts';
import { IpamSwitch, NetworkFields, SpoofingSwitch } from './NetworkFields.tsx';
import { useNewNetwork, useWhere } from './useNewNetwork.ts';
import { networkWords } from './words.ts';

/** All of it on one page, for frames; the console asks for it in steps (NetworkWizard). */
export function NetworkCreate() {
  const t = useText(networkWords);
  const form = useNewNetwork(newNetwork);
  return (
    <FormShell
      wide
      title={t('create.title')}
      description={useWhere()}
      form={form}
      resource={networks.name}
      submitLabel={t('create.action')}
      takes={takenBy(form.draft)}
      code={() => {
        const body = newNetwork.toBody(form.draft);
        return { endpoint: networks.api.createPrivate, body, terraform: networkBlocks(body) };
      }}
    >
      <NetworkFields form={form} range={MTU} />
      <IpamSwitch form={form} />
      {form.draft.ipam && <SubnetPanes form={form} />}
      <SpoofingSwitch form={form} />
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
    <Segmented
      label={t('field.version')}
      labelHidden
      name="version"
      value={pane}
      onChange={(event) => setPane((event.target as HTMLInputElement).value as Pane)}
    >
      <Segment value="v4" label={t('subnet.v4')} />
      <Segment value="v6" label={t('subnet.v6')} />
    </Segmented>
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
