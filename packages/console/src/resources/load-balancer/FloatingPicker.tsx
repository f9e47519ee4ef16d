import { Combobox, AsyncOptionsField, type TextBinding } from '../../kit/form/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { floatingIps } from '../floating-ip/index.ts';

interface Props extends TextBinding {
  readonly label: string;
  readonly hint: string;
  readonly note: string;
}

/** One floating IP that is assigned to nothing, by id. Takes what `useFields().text` gives. */
export function FloatingPicker(field: Props) {
  const all = useAll(floatingIps, { assigned: false });
  const options = all.items
    // One that somebody assigns meanwhile is told of, and is offered no more.
    .filter(({ id, port_id }) => port_id === null || id === field.value)
    .map((floating) => ({
      value: floating.id,
      label: floating.floating_ip_address,
      description: floating.floating_network_name,
    }));
  return (
    <AsyncOptionsField all={all}>
      <Combobox withClear loading={!all.filled && all.problem === null} options={options} {...field} />
    </AsyncOptionsField>
  );
}
