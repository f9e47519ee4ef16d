import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useFields } from './fields.ts';
import type { OwnAddressDraft } from './own-address.rules.ts';
import type { Form } from './useForm.ts';

interface OwnAddressFieldsProps<Draft extends OwnAddressDraft> {
  readonly t: (key: 'field.own_address' | 'field.own_address_hint' | 'field.address') => string;
  readonly form: Form<Draft>;
  /** Left out: what the resource says of its addresses. */
  readonly hint?: string;
  /** When it is decided who chooses. */
  readonly onChoose?: () => void;
}

/** An address that a person may choose; otherwise the server does. */
export function OwnAddressFields<Draft extends OwnAddressDraft>({
  t,
  form,
  hint = t('field.own_address_hint'),
  onChoose,
}: OwnAddressFieldsProps<Draft>) {
  const fields = useFields(form);
  const choice = fields.check('hasAddress');
  const choose = (event: Event) => {
    choice.onChange(event);
    onChoose?.();
  };
  return (
    <>
      <Switch appearance="card" label={t('field.own_address')} hint={hint} {...choice} onChange={choose} />
      {form.draft.hasAddress && (
        <TextField label={t('field.address')} required spellCheck="false" {...fields.text('address')} />
      )}
    </>
  );
}
