import { floatingIpApi, type FloatingIp, type FloatingTarget, type ListQuery } from '@skydeck/contract';
import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../kit/data/client.ts';
import { createCollection } from '../../kit/data/collection.ts';
import { useAnswer } from '../../kit/data/useAnswer.ts';
import { useSearch } from '../../kit/data/useSearch.ts';
import { Combobox, type TextBinding } from '../../kit/form/index.ts';
import { FoundCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useText } from '../../kit/text/index.ts';
import { optionTarget, whyNoTarget } from './floating-ip.rules.ts';
import { floatingIpWords } from './floating-ip.ts';

interface Props extends TextBinding {
  readonly label: string;
  readonly required?: boolean;
  /** '' while none is chosen. */
  readonly networkId: string;
  /** The one that is assigned: what has it stays a choice, though it is taken, by itself. */
  readonly of?: FloatingIp;
}

/** An address of a server or a load balancer that the network reaches. Takes what `useFields().text` gives. */
export function TargetPicker(props: Props) {
  const t = useText(floatingIpWords);
  const { networkId, of: _, ...field } = props;
  const facts = { withClear: !field.required, placeholder: t('target.placeholder') };
  if (networkId !== '') return <FoundTargets key={networkId} {...facts} {...props} />;
  return <Combobox hint={t('target.network_first')} options={none} {...facts} {...field} />;
}

const none = [] as const;
type Facts = Props & { readonly withClear: boolean; readonly placeholder: string };

/** What no event tells of: it is asked for when the field shows. */
function FoundTargets({ networkId, of, ...field }: Facts) {
  const t = useText(floatingIpWords);
  const [targets] = useState(() => ({
    api: { list: floatingIpApi.targets },
    items: createCollection<FloatingTarget>(),
  }));
  const query = { floating_network_id: networkId, ...(of && { project_id: of.project_id }) };
  const search = useSearch<FloatingTarget>(targets, { ...query, available: true });
  const { items, text, filled } = search;
  const known = useSnapshot(targets.items.state).items;
  const chosen = known[field.value] ?? (of && optionTarget(of));
  const all = chosen && text === '' && items.every(({ id }) => id !== chosen.id) ? [chosen, ...items] : items;
  const why = useWhyNone(query, filled && text === '' && all.length === 0);
  const options = all.map(({ id, object_name: name, fixed_ip_address: address, network_name }) => ({
    value: id,
    label: t('target.option', { name, address }),
    description: network_name,
  }));
  return <FoundCombobox search={search} options={options} hint={why ? t(why) : ''} {...field} />;
}

/** Why there is nothing to choose: an unreachable one tells more than one that is taken. */
function useWhyNone(query: ListQuery, isNone: boolean) {
  const question = isNone ? JSON.stringify({ ...query, sort: 'blocked:desc', limit: 1 }) : '';
  const { item } = useAnswer(
    useCallback(
      async (signal: AbortSignal) =>
        question === '' ? null : (await call(floatingIpApi.targets, { query: JSON.parse(question), signal })).data,
      [question],
    ),
  );
  return item && whyNoTarget(item[0]);
}
