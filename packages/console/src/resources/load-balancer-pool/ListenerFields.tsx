import {
  asCidr,
  canInsertHeaders,
  canProxyProtocol,
  type ListenerMode,
  listenerModes,
  poolAlgorithms,
} from '@skydeck/contract';
import { Select } from '@skydeck/react-bindings/select';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { Combobox, FixOfMany, type Form, FormRow, useFields } from '../../kit/form/index.ts';
import { useExample } from '../../kit/form/useExample.ts';
import { useText } from '../../kit/text/index.ts';
import { listenerOf, type PoolDraft, withMode } from './pool.form.ts';
import { poolWords } from './pool.ts';

// Few modes have them.
const HeaderFields = lazyComponent(async () => (await import('./HeaderFields.tsx')).HeaderFields);

interface Props {
  readonly form: Form<PoolDraft>;
  /** What clients and members speak, and the port, are decided when a pool is made. */
  readonly isNew: boolean;
}

const EXAMPLE = '203.0.113.0/24';

/** How a pool listens and hands on. */
export function ListenerFields({ form, isNew }: Props) {
  const t = useText(poolWords);
  const example = useExample();
  const { text, check, many } = useFields(form);
  return (
    <>
      <TextField label={t('field.name')} required maxLength={255} {...text('name')} />
      <TextField label={t('field.description')} note={t('list.optional')} maxLength={255} {...text('description')} />
      {isNew && <ModeField form={form} />}
      <FormRow>
        <TextField label={t('field.port')} required readOnly={!isNew} inputMode="numeric" {...text('port')} />
        <TextField label={t('field.backend_port')} required inputMode="numeric" {...text('backendPort')} />
      </FormRow>
      <Select label={t('field.algorithm')} {...text('algorithm')}>
        {poolAlgorithms.map((algorithm) => (
          <option key={algorithm} value={algorithm}>
            {t(`algorithm.${algorithm}`)}
          </option>
        ))}
      </Select>
      <TextField
        label={t('field.limit')}
        hint={t('field.limit_hint')}
        note={t('list.optional')}
        inputMode="numeric"
        {...text('limit')}
      />
      <Switch appearance="card" label={t('field.sticky')} hint={t('field.sticky_hint')} {...check('sticky')} />
      {canProxyProtocol(listenerOf(form.draft)) && (
        <Switch appearance="card" label={t('field.proxy')} hint={t('field.proxy_hint')} {...check('proxy')} />
      )}
      {canInsertHeaders(listenerOf(form.draft)) && <HeaderFields form={form} />}
      {isNew && (
        <Combobox
          label={t('field.cidrs')}
          hint={t('field.cidrs_hint')}
          note={t('list.optional')}
          multiple
          withCustom
          placeholder={example(EXAMPLE)}
          options={[]}
          {...many('cidrs', asCidr)}
        >
          <FixOfMany form={form} path="cidrs" />
        </Combobox>
      )}
      <Switch appearance="card" label={t('field.enabled')} hint={t('field.enabled_hint')} {...check('enabled')} />
    </>
  );
}

function ModeField({ form }: { form: Form<PoolDraft> }) {
  const t = useText(poolWords);
  const { mode } = form.draft;
  const { name, value, error } = useFields(form).text('mode');
  const choose = (event: Event) => {
    const next = withMode(form.draft, (event.target as HTMLSelectElement).value as ListenerMode);
    for (const path of ['mode', 'port', 'backendPort', 'monitor'] as const) form.set(path, next[path]);
  };
  return (
    <Select
      label={t('field.mode')}
      hint={t(`mode_hint.${mode}`)}
      name={name}
      value={value}
      error={error}
      onChange={choose}
    >
      {listenerModes.map((one) => (
        <option key={one} value={one}>
          {t(`mode.${one}`)}
        </option>
      ))}
    </Select>
  );
}
