import { asksForPage, type ListenerMode, monitorMethods } from '@skydeck/contract';
import { Select } from '@skydeck/react-bindings/select';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type Form, FormRow, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { type MonitorDraft, monitorTypesIn } from './monitor.form.ts';
import { poolWords } from './pool.ts';

interface Props<Draft> {
  readonly form: Form<Draft & object>;
  readonly mode: ListenerMode;
}

/** How members are asked whether they are well, wherever a form has that below `monitor`. */
export function MonitorFields<Draft extends { monitor: MonitorDraft }>({ form, mode }: Props<Draft>) {
  const t = useText(poolWords);
  const { check } = useFields(form);
  return (
    <>
      <Switch appearance="card" label={t('monitor.on')} hint={t('monitor.on_hint')} {...check('monitor.on')} />
      {form.draft.monitor.on && (
        <>
          <CheckFields form={form} mode={mode} />
          <PaceFields form={form} />
        </>
      )}
    </>
  );
}

function CheckFields<Draft extends { monitor: MonitorDraft }>({ form, mode }: Props<Draft>) {
  const t = useText(poolWords);
  const { text } = useFields(form);
  return (
    <>
      <Select label={t('monitor.type')} {...text('monitor.type')}>
        {monitorTypesIn(mode).map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </Select>
      {asksForPage(form.draft.monitor.type) && (
        <>
          <FormRow>
            <Select label={t('monitor.method')} {...text('monitor.method')}>
              {monitorMethods.map((method) => (
                <option key={method} value={method}>
                  {method}
                </option>
              ))}
            </Select>
            <TextField label={t('monitor.path')} required spellCheck="false" {...text('monitor.path')} />
          </FormRow>
          <TextField
            label={t('monitor.codes')}
            hint={t('monitor.codes_hint')}
            required
            spellCheck="false"
            {...text('monitor.codes')}
          />
        </>
      )}
    </>
  );
}

function PaceFields<Draft extends { monitor: MonitorDraft }>({ form }: Pick<Props<Draft>, 'form'>) {
  const t = useText(poolWords);
  const { text } = useFields(form);
  return (
    <>
      <FormRow>
        <TextField
          label={t('monitor.delay')}
          note={t('monitor.seconds')}
          required
          inputMode="numeric"
          {...text('monitor.delay')}
        />
        <TextField
          label={t('monitor.timeout')}
          note={t('monitor.seconds')}
          required
          inputMode="numeric"
          {...text('monitor.timeout')}
        />
      </FormRow>
      <FormRow>
        <TextField label={t('monitor.retries')} required inputMode="numeric" {...text('monitor.retries')} />
        <TextField label={t('monitor.retries_down')} required inputMode="numeric" {...text('monitor.retriesDown')} />
      </FormRow>
    </>
  );
}
