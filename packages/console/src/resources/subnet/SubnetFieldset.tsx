import { defaultGateway, parseCidr, usableCount } from '@skydeck/contract';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { Combobox, Fix, type Form, FormRow, useFields } from '../../kit/form/index.ts';
import { readPath } from '../../kit/form/model.ts';
import { useExample } from '../../kit/form/useExample.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { ModeFields } from './ModeFields.tsx';
import { PoolFields } from './PoolFields.tsx';
import type { SubnetFields } from './subnet.form.ts';
import * as css from './subnet.css.ts';
import { subnetWords } from './subnet.ts';

const OrderedList = lazyComponent(async () => (await import('../../kit/ordered-list/OrderedList.tsx')).OrderedList);

interface Props<Draft extends object> {
  readonly form: Form<Draft>;
  /** Where the subnet lies in the draft: '' or `v4.`. */
  readonly at: string;
  readonly version: 4 | 6;
  /** CIDR and modes are decided when a subnet is made. */
  readonly isNew: boolean;
  readonly required?: boolean;
}

const examples = { 4: '10.80.4.0/24', 6: 'fd00:80:4::/64' } as const;

/** The fields of one subnet, wherever a form has one. */
export function SubnetFieldset<Draft extends object>({ form, at, version, isNew, required = true }: Props<Draft>) {
  const t = useText(subnetWords);
  const format = useFormat();
  const example = useExample();
  const fields = useFields(form);
  const subnet = (at ? readPath(form.draft, at.slice(0, -1)) : form.draft) as SubnetFields;
  const cidr = parseCidr(subnet.cidr);
  return (
    <>
      <FormRow>
        <TextField
          label={t('field.cidr')}
          required={required}
          note={required ? '' : t('list.optional')}
          readOnly={!isNew}
          placeholder={example(examples[version])}
          spellCheck="false"
          {...fields.text(`${at}cidr`)}
          hint={cidr?.version === version ? t('field.usable', { amount: format.number(usableCount(cidr)) }) : ''}
        >
          <Fix form={form} path={`${at}cidr`} />
        </TextField>
        {subnet.hasGateway && (
          <TextField
            label={t('field.gateway')}
            note={t('list.optional')}
            placeholder={cidr?.version === version ? defaultGateway(cidr) : ''}
            spellCheck="false"
            {...fields.text(`${at}gateway`)}
          />
        )}
      </FormRow>
      <div className={css.switches}>
        <Checkbox
          label={t('field.no_gateway')}
          name={`${at}hasGateway`}
          checked={!subnet.hasGateway}
          onChange={(event) => form.set(`${at}hasGateway`, !(event.target as HTMLInputElement).checked)}
        />
        <Switch appearance="card" label={t('field.dhcp')} {...fields.check(`${at}dhcp`)} />
      </div>
      {version === 6 && <ModeFields form={form} at={at} subnet={subnet} isNew={isNew} />}
      <PoolFields form={form} at={`${at}pools`} pools={subnet.pools} />
      <Combobox
        label={t('field.dns')}
        note={t('list.optional')}
        multiple
        withCustom
        placeholder={t('field.dns_placeholder')}
        options={[]}
        {...fields.many(`${at}dns`)}
      />
      {subnet.dns.length > 1 && (
        <OrderedList label={t('field.dns_order')} items={subnet.dns} onChange={(dns) => form.set(`${at}dns`, dns)} />
      )}
    </>
  );
}
