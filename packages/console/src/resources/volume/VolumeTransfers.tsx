import type { Volume, VolumeTransfer } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useState } from 'react';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { call } from '../../kit/data/client.ts';
import { withItem } from '../../kit/details/index.ts';
import { FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { transferAcceptance, transferOffer } from './volume.form.ts';
import { volumes, volumeWords } from './volume.ts';

const { api } = volumes;

const VolumeOffer = lazyComponent(async () => (await import('./VolumeOffer.tsx')).VolumeOffer);

/** Offers a volume; what came of it shows once, in the same place. */
export const VolumeTransferForm = withItem(volumes, 'volumeId', function Offer({ item }: { item: Volume }) {
  const [made, setMade] = useState<VolumeTransfer | null>(null);
  return made ? <VolumeOffer volume={item} made={made} /> : <OfferForm volume={item} onMade={setMade} />;
});

function OfferForm({ volume, onMade }: { volume: Volume; onMade: (made: VolumeTransfer) => void }) {
  const t = useText(volumeWords);
  const { id, name } = volume;
  const form = useForm(transferOffer, {
    submit: async (body) => {
      const made = await call(api.transfer, { params: { id }, body });
      volumes.items.invalidate();
      onMade(made);
    },
  });
  const { text } = useFields(form);
  return (
    <FormShell
      title={t('transfer.title', { name })}
      form={form}
      resource={volumes.name}
      submitLabel={t('transfer.submit')}
      isShort
      code={() => ({
        endpoint: api.transfer,
        params: { id },
        body: transferOffer.toBody(form.draft),
        terraform: null,
      })}
    >
      <Alert tone="info">{t('transfer.text')}</Alert>
      <TextField label={t('transfer.name')} note={t('list.optional')} maxLength={255} {...text('name')} />
    </FormShell>
  );
}

export function VolumeAccept() {
  const t = useText(volumeWords);
  const form = useForm(transferAcceptance, {
    submit: useSubmit(volumes, {
      kind: 'created',
      call: ({ id, ...body }) => call(api.acceptTransfer, { params: { id }, body }),
      message: ({ name }) => t('accept.done', { name }),
      link: volumes.paths.details,
    }),
  });
  const { text } = useFields(form);
  return (
    <FormShell
      title={t('accept.title')}
      form={form}
      resource={volumes.name}
      submitLabel={t('accept.action')}
      takes={{ volumes: 1 }}
      code={() => {
        const { id, ...body } = transferAcceptance.toBody(form.draft);
        return { endpoint: api.acceptTransfer, params: { id }, body, terraform: null };
      }}
    >
      <TextField label={t('field.transfer_id')} required maxLength={64} {...text('transfer')} />
      <TextField label={t('field.key')} required maxLength={255} autocomplete="off" {...text('key')} />
    </FormShell>
  );
}
