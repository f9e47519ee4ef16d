import { ipv6Modes } from '@skydeck/contract';
import { Select } from '@skydeck/react-bindings/select';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type Form, FormRow, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { SubnetFields } from './subnet.form.ts';
import { subnetWords } from './subnet.ts';

interface Props<Draft extends object> {
  readonly form: Form<Draft>;
  /** Where the subnet lies in the draft: '' or `v6.`. */
  readonly at: string;
  readonly subnet: Pick<SubnetFields, 'raMode' | 'addressMode'>;
  /** Both are decided when a subnet is made. */
  readonly isNew: boolean;
}

const parts = ['raMode', 'addressMode'] as const;

/** Who tells hosts of the network, and where their addresses come from: two things, and both or one of them is the cloud's. */
export function ModeFields<Draft extends object>({ form, at, subnet, isNew }: Props<Draft>) {
  const t = useText(subnetWords);
  const fields = useFields(form);
  const textOf = (mode: SubnetFields['raMode']) => t(mode === '' ? 'mode.none' : `mode.${mode}`);
  const labels = { raMode: t('field.ra_mode'), addressMode: t('field.mode') };
  return (
    <FormRow>
      {parts.map((part) =>
        isNew ? (
          <Select key={part} label={labels[part]} {...fields.text(`${at}${part}`)}>
            <option value="">{textOf('')}</option>
            {ipv6Modes.map((mode) => (
              <option key={mode} value={mode}>
                {textOf(mode)}
              </option>
            ))}
          </Select>
        ) : (
          <TextField key={part} label={labels[part]} readOnly name={`${at}${part}`} value={textOf(subnet[part])} />
        ),
      )}
    </FormRow>
  );
}
