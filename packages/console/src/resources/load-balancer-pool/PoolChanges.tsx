import { asCidr, type LoadBalancer, type LoadBalancerPool, modeOf, whyNotChangePool } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { type ReactNode, useMemo } from 'react';
import { Combobox, FixOfMany, type Form, FormShell, useFields } from '../../kit/form/index.ts';
import { useExample } from '../../kit/form/useExample.ts';
import { useText } from '../../kit/text/index.ts';
import { useBlockedText } from '../load-balancer/index.ts';
import { CertificateFields } from './CertificateFields.tsx';
import { cidrsForm } from './cidrs.form.ts';
import { ListenerFields } from './ListenerFields.tsx';
import { MemberFields } from './MemberFields.tsx';
import { membersForm } from './members.form.ts';
import { MonitorFields } from './MonitorFields.tsx';
import { healthForm } from './monitor.form.ts';
import { poolChange } from './pool.form.ts';
import { pools, poolWords } from './pool.ts';
import { PoolGate } from './PoolGate.tsx';
import { usePoolChange } from './usePoolChange.ts';

interface About {
  readonly balancer: LoadBalancer;
  readonly pool: LoadBalancerPool;
}

interface ShellProps<Draft extends object> extends About {
  readonly title: string;
  readonly form: Form<Draft>;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Says above the fields why nothing can be changed now, when it cannot: what is written may wait. */
function ChangeShell<Draft extends object>({ balancer, pool, title, form, wide = false, children }: ShellProps<Draft>) {
  const t = useText(poolWords);
  const why = useBlockedText()(whyNotChangePool(pool, balancer));
  return (
    <FormShell
      isChange
      wide={wide}
      title={title}
      description={balancer.name}
      form={form}
      resource={pools.name}
      submitLabel={t('edit.submit')}
    >
      {why && <Alert tone="warning">{why}</Alert>}
      {children}
    </FormShell>
  );
}

/** How a pool listens and hands on. */
export const PoolEdit = () => (
  <PoolGate>{(balancer, pool) => <ListenerForm balancer={balancer} pool={pool} />}</PoolGate>
);

function ListenerForm({ balancer, pool }: About) {
  const t = useText(poolWords);
  const { ip_version, address } = balancer;
  const form = usePoolChange(
    useMemo(() => poolChange({ ip_version, address }), [ip_version, address]),
    pool,
    { proxy: t('field.proxy') },
  );
  return (
    <ChangeShell wide balancer={balancer} pool={pool} title={t('edit.title', { name: pool.name })} form={form}>
      <ListenerFields form={form} isNew={false} />
      <CertificateFields form={form} isNew={false} />
    </ChangeShell>
  );
}

/** Who answers in it. */
export const PoolMembersEdit = () => (
  <PoolGate>{(balancer, pool) => <MembersForm balancer={balancer} pool={pool} />}</PoolGate>
);

function MembersForm({ balancer, pool }: About) {
  const t = useText(poolWords);
  const { ip_version, address } = balancer;
  const { protocol_port, backend_protocol_port } = pool;
  const form = usePoolChange(
    useMemo(
      () => membersForm({ protocol_port, backend_protocol_port }, { ip_version, address }),
      [protocol_port, backend_protocol_port, ip_version, address],
    ),
    pool,
    { members: t('field.members') },
  );
  return (
    <ChangeShell wide balancer={balancer} pool={pool} title={t('members.title', { name: pool.name })} form={form}>
      <MemberFields form={form} networkId={balancer.network_id} version={ip_version} />
    </ChangeShell>
  );
}

/** How its members are asked whether they are well. */
export const PoolHealthEdit = () => (
  <PoolGate>{(balancer, pool) => <HealthForm balancer={balancer} pool={pool} />}</PoolGate>
);

function HealthForm({ balancer, pool }: About) {
  const t = useText(poolWords);
  const { protocol, backend_protocol } = pool;
  const form = usePoolChange(
    useMemo(() => healthForm({ protocol, backend_protocol }), [protocol, backend_protocol]),
    pool,
    {
      'monitor.type': t('monitor.type'),
      'monitor.method': t('monitor.method'),
      'monitor.path': t('monitor.path'),
      'monitor.codes': t('monitor.codes'),
      'monitor.delay': t('monitor.delay'),
      'monitor.timeout': t('monitor.timeout'),
      'monitor.retries': t('monitor.retries'),
      'monitor.retriesDown': t('monitor.retries_down'),
    },
  );
  return (
    <ChangeShell balancer={balancer} pool={pool} title={t('monitor.title', { name: pool.name })} form={form}>
      <MonitorFields form={form} mode={modeOf(pool) ?? 'tcp'} />
    </ChangeShell>
  );
}

const EXAMPLE = '203.0.113.0/24';

/** Who may connect. */
export const PoolCidrsEdit = () => (
  <PoolGate>{(balancer, pool) => <CidrsForm balancer={balancer} pool={pool} />}</PoolGate>
);

function CidrsForm({ balancer, pool }: About) {
  const t = useText(poolWords);
  const example = useExample();
  const { ip_version } = balancer;
  const form = usePoolChange(
    useMemo(() => cidrsForm(ip_version), [ip_version]),
    pool,
  );
  const { many } = useFields(form);
  return (
    <ChangeShell balancer={balancer} pool={pool} title={t('cidrs.title', { name: pool.name })} form={form}>
      <Combobox
        label={t('field.cidrs')}
        note={t('list.optional')}
        hint={t('field.cidrs_hint')}
        multiple
        withCustom
        placeholder={example(EXAMPLE)}
        options={[]}
        {...many('cidrs', asCidr)}
      >
        <FixOfMany form={form} path="cidrs" />
      </Combobox>
    </ChangeShell>
  );
}
