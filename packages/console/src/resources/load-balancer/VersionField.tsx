import { etherTypes } from '@skydeck/contract';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { LoadBalancerDraft } from './load-balancer.form.ts';
import { loadBalancerWords } from './load-balancer.ts';

/** They have one name in all languages. */
const [IPV4, IPV6] = etherTypes;

/** Of which of the two kinds of subnets of its network the address is. */
export function VersionField({ form }: { form: Form<LoadBalancerDraft> }) {
  const t = useText(loadBalancerWords);
  return (
    <Segmented stretch label={t('field.version')} hint={t('field.version_hint')} {...useFields(form).text('version')}>
      <Segment value="" label={t('value.automatic')} />
      <Segment value="4" label={IPV4} />
      <Segment value="6" label={IPV6} />
    </Segmented>
  );
}
