import { Dialog } from '@skydeck/react-bindings/dialog';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { usePageTitle } from '../page/title.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import * as css from './form.css.ts';
import { FormFooter } from './FormFooter.tsx';
import { FormNotes } from './FormNotes.tsx';
import { useFormShell } from './shell.ts';
import { useLeaving } from './useLeaving.ts';
import type { Form } from './useForm.ts';

interface FormShellProps<Draft extends object> {
  readonly title: string;
  readonly description?: string;
  readonly form: Form<Draft>;
  /** The name of the resource, which the form bears in the document. */
  readonly resource: string;
  /** Names the act: "Create network". */
  readonly submitLabel: string;
  /** Room for two fields side by side. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The box around a form: a side panel of the console, or nothing but the form in a partner's page. */
export function FormShell<Draft extends object>({
  title,
  description = '',
  form,
  resource,
  submitLabel,
  wide = false,
  children,
}: FormShellProps<Draft>) {
  const host = useFormShell();
  const { dirty, root } = form;
  const leaving = useLeaving(host, dirty);
  usePageTitle(title);

  const tellReady = useEffectEvent(() => host.ready(title));
  useEffect(() => tellReady(), []);
  useEffect(() => host.onSubmit(() => void form.submit()), [host, form]);
  useEffect(() => host.onCancel(leaving.ask), [host, leaving.ask]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const fields = (
    <div className={css.fields} ref={root}>
      <FormNotes form={form} />
      {children}
    </div>
  );
  const footer = (
    <FormFooter form={form} submitLabel={submitLabel} isFramed={host.kind === 'frame'} onCancel={leaving.ask} />
  );

  return (
    <form className={css.form} name={resource} noValidate aria-label={title} onSubmit={submit}>
      {host.kind === 'panel' ? (
        <Dialog
          placement="end"
          size={wide ? 'medium' : 'small'}
          open={leaving.isOpen}
          heading={title}
          description={description}
          onSkyClose={leaving.onClose}
          onSkyClosed={leaving.onClosed}
        >
          {fields}
          <div slot="footer" className={css.footer}>
            {footer}
          </div>
        </Dialog>
      ) : (
        <div className={css.framed}>
          <h1 className={css.framedTitle} tabIndex={-1}>
            {title}
          </h1>
          <div className={css.framedFields}>{fields}</div>
          <footer className={css.framedFooter}>
            <div className={css.footer}>
              {description && <p className={css.framedText}>{description}</p>}
              {footer}
            </div>
          </footer>
        </div>
      )}
      <DiscardDialog open={leaving.isAsking} onStay={leaving.stay} onDiscard={leaving.leave} />
    </form>
  );
}
