import { insertHeaders } from '@skydeck/contract';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { CheckboxGroup } from '@skydeck/react-bindings/checkbox-group';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { PoolDraft } from './pool.form.ts';
import { poolWords } from './pool.ts';

/** What is told to the members in headers, where the load balancer reads what it hands on. */
export function HeaderFields({ form }: { form: Form<PoolDraft> }) {
  const t = useText(poolWords);
  const { invalidValues: _, ...headers } = useFields(form).many('headers');
  return (
    <CheckboxGroup label={t('field.headers')} hint={t('field.headers_hint')} {...headers}>
      {insertHeaders.map((header) => (
        <Checkbox key={header} value={header} label={header} />
      ))}
    </CheckboxGroup>
  );
}
