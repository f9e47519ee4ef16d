import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import type { TextBinding } from '../../kit/form/index.ts';
import { floatingIps } from '../floating-ip/index.ts';

interface Props extends TextBinding {
  readonly label: string;
  readonly hint: string;
  readonly optional?: boolean;
}

const free = { assigned: false };

/** One floating IP that is assigned to nothing, by id. Takes what `useFields().text` gives. */
export const FloatingPicker = (field: Props) => (
  <ItemCombobox
    withClear
    resource={floatingIps}
    query={free}
    // One that somebody assigns meanwhile is told of, and is offered no more.
    fits={({ port_id }) => port_id === null}
    optionsOf={({ floating_network_name: description }) => ({ description })}
    {...field}
  />
);
