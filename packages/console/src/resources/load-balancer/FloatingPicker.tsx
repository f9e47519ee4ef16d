import { floatingIpApi, type FloatingIp, type ListQuery } from '@skydeck/contract';
import { Combobox } from '@skydeck/react-bindings/combobox';
import { useCallback } from 'react';
import { readPage } from '../../kit/client.ts';
import { Offered, type TextBinding } from '../../kit/form/index.ts';
import { useAnswer } from '../../kit/useAnswer.ts';

interface Props extends TextBinding {
  readonly label: string;
  readonly hint: string;
  readonly note: string;
}

const free: ListQuery = { assigned: false, limit: -1 };

/** One floating IP that is assigned to nothing, by id. Takes what `useFields().text` gives. */
export function FloatingPicker(field: Props) {
  const load = useCallback(() => readPage<FloatingIp>(floatingIpApi.list, free), []);
  const { item, problem, phase, retry } = useAnswer(load);
  const options = (item?.data ?? []).map((floating) => ({
    value: floating.id,
    label: floating.floating_ip_address,
    description: floating.floating_network_name,
  }));
  return (
    <Offered all={{ filled: item !== null, problem, retry }}>
      <Combobox withClear loading={phase === 'loading'} options={options} {...field} />
    </Offered>
  );
}
