import { floatingIpApi, type FloatingTarget, type ListQuery } from '@skydeck/contract';
import { useCallback } from 'react';
import { call } from '../../kit/data/client.ts';
import { Combobox, AsyncOptionsField, type TextBinding } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAnswer } from '../../kit/data/useAnswer.ts';
import { fittingTargets, keyOfTarget, whyNoTarget } from './floating-ip.rules.ts';
import { floatingIpWords } from './floating-ip.ts';

interface Props extends TextBinding {
  readonly label: string;
  readonly required?: boolean;
  /** '' while none is chosen. */
  readonly networkId: string;
  /** Whose servers are offered, to those who see all projects. */
  readonly projectId?: string;
  /** What the floating IP leads to now, though it is taken: by itself. */
  readonly current?: string;
}

const nothing: readonly FloatingTarget[] = [];

/** What no event tells of: it is asked for when the form opens and when another network is chosen. */
function useTargets(networkId: string, projectId: string | undefined) {
  return useAnswer(
    useCallback(
      async (signal: AbortSignal): Promise<readonly FloatingTarget[]> => {
        if (networkId === '') return nothing;
        const query: ListQuery = { floating_network_id: networkId, ...(projectId && { project_id: projectId }) };
        return (await call(floatingIpApi.targets, { query, signal })).data;
      },
      [networkId, projectId],
    ),
  );
}

/** An address of a server or a load balancer that the network reaches. Takes what `useFields().text` gives. */
export function TargetPicker({ networkId, projectId, current = '', ...field }: Props) {
  const t = useText(floatingIpWords);
  const { item, problem, phase, retry } = useTargets(networkId, projectId);
  const targets = item ?? nothing;
  const fitting = fittingTargets(targets, current);
  const why = item !== null && networkId !== '' && whyNoTarget(targets, fitting);
  const options = fitting.map((target) => ({
    value: keyOfTarget(target),
    label: t('target.option', { name: target.object_name, address: target.fixed_ip_address }),
    description: target.network_name,
  }));
  return (
    <AsyncOptionsField all={{ filled: item !== null, problem, retry }}>
      <Combobox
        withClear={!field.required}
        placeholder={t('target.placeholder')}
        hint={why ? t(why) : networkId === '' ? t('target.network_first') : ''}
        loading={phase === 'loading'}
        options={options}
        {...field}
      />
    </AsyncOptionsField>
  );
}
