import type { Form } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { Step } from '../../kit/wizard/index.ts';
import { SubnetFieldset } from '../subnet/index.ts';
import type { NetworkDraft } from './network.form.ts';
import { NoSubnetYet } from './NoSubnetYet.tsx';
import { networkWords } from './network.ts';
import { settledCidr } from './review.rules.ts';

/** The two steps in which a new network gets its subnets. */
export function useSubnetSteps<Draft extends NetworkDraft>(form: Form<Draft>): Step[] {
  const t = useText(networkWords);
  const { draft } = form;
  const subnet = { whyNot: !draft.ipam && t('step.no_ipam') };
  const hasV4 = draft.v4.cidr.trim() !== '';
  const hasNone = !hasV4 && draft.v6.cidr.trim() === '';
  return [
    {
      ...subnet,
      key: 'v4',
      title: t('subnet.v4'),
      note: t('step.v4_note'),
      fields: ['v4'],
      value: settledCidr(draft.v4.cidr),
      content: <SubnetFieldset form={form} at="v4." version={4} isNew required={false} />,
    },
    {
      ...subnet,
      key: 'v6',
      title: t('subnet.v6'),
      note: t('step.v6_note'),
      fields: ['v6'],
      value: settledCidr(draft.v6.cidr),
      optional: hasV4,
      content: (
        <>
          {hasNone && <NoSubnetYet onTurnOff={() => form.set('ipam', false)} />}
          <SubnetFieldset form={form} at="v6." version={6} isNew required={!hasV4} />
        </>
      ),
    },
  ];
}
