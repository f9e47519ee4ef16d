import { type LoadBalancer, whyNotChangeBalancer } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { call } from '../../kit/data/client.ts';
import { withItem } from '../../kit/details/index.ts';
import { ChangeShell, useForm, useSubmit } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { loadBalancerChange } from './change.form.ts';
import { loadBalancers, loadBalancerWords } from './load-balancer.ts';
import { EnabledSwitch, NameFields } from './NameFields.tsx';
import { trackTransition } from './track-transition.ts';
import { useBlockedText } from './useBlockedText.ts';

export const LoadBalancerEdit = withItem(
  loadBalancers,
  'loadBalancerId',
  function EditForm({ item: balancer }: { item: LoadBalancer }) {
    const t = useText(loadBalancerWords);
    const why = useBlockedText()(whyNotChangeBalancer(balancer));
    const form = useForm(loadBalancerChange, {
      source: { item: balancer, revision: balancer.revision_number },
      submit: useSubmit(loadBalancers, {
        kind: 'updated',
        call: (body, revision) => call(loadBalancers.api.update, { params: { id: balancer.id }, body, revision }),
        follow: (saved) => {
          const { name } = saved;
          trackTransition(saved, {
            running: t('changing', { name }),
            done: t('updated', { name }),
            failed: t('action.failed', { name }),
          });
        },
      }),
    });
    return (
      <ChangeShell resource={loadBalancers} item={balancer} form={form}>
        {why && <Alert tone="warning">{why}</Alert>}
        <NameFields form={form} />
        <EnabledSwitch form={form} />
      </ChangeShell>
    );
  },
);
