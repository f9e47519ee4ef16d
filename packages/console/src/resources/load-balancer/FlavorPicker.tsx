import { Combobox, AsyncOptionsField, type TextBinding } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAnswer } from '../../kit/data/useAnswer.ts';
import { readFlavors } from './flavors.ts';
import { isKnownTopology } from './load-balancer.rules.ts';
import { loadBalancerWords } from './load-balancer.ts';

interface Props extends TextBinding {
  readonly label: string;
  readonly hint: string;
  readonly optional?: boolean;
}

/** One of the flavors that are offered, by id; none leaves the choice to the platform. Takes what `useFields().text` gives. */
export function FlavorPicker(field: Props) {
  const t = useText(loadBalancerWords);
  const { item, problem, phase, retry } = useAnswer(readFlavors);
  const options = (item ?? []).map(({ id, name, topology }) => ({
    value: id,
    label: name,
    description: isKnownTopology(topology) ? t(`topology.${topology}`) : topology,
  }));
  return (
    <AsyncOptionsField all={{ filled: item !== null, problem, retry }}>
      <Combobox
        withClear
        placeholder={t('value.automatic')}
        loading={phase === 'loading'}
        options={options}
        {...field}
      />
    </AsyncOptionsField>
  );
}
