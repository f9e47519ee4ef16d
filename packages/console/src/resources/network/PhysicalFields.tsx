import { type PhysicalNetwork, VLAN_ID } from '@skydeck/contract';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { Select } from '@skydeck/react-bindings/select';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type Form, FormRow, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { type PhysicalDraft, physicalKinds } from './physical.form.ts';
import { networkWords } from './network.ts';

interface Props {
  readonly form: Form<PhysicalDraft>;
  readonly known: readonly PhysicalNetwork[];
}

/** Where on the hosts a network lies. */
export function PhysicalFields({ form, known }: Props) {
  const t = useText(networkWords);
  const { text } = useFields(form);
  const { kind, physical, vlan } = form.draft;
  const chosen = known.find(({ name }) => name === physical);
  const isThere = chosen?.vlan_interfaces.includes(Number(vlan)) && !chosen.vlans_in_use.includes(Number(vlan));
  return (
    <>
      <Segmented label={t('field.kind')} {...text('kind')}>
        {physicalKinds.map((value) => (
          <Segment key={value} value={value} label={t(`kind.${value}`)} />
        ))}
      </Segmented>
      <FormRow>
        <Select label={t('field.physical')} required placeholder={t('physical.choose')} {...text('physical')}>
          {known.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
        {kind === 'vlan' && (
          <TextField
            label={t('field.vlan')}
            note={t('field.mtu_range', { ...VLAN_ID })}
            hint={isThere ? t('physical.interface_there') : ''}
            required
            inputMode="numeric"
            {...text('vlan')}
          />
        )}
      </FormRow>
    </>
  );
}
