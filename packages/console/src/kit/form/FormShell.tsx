import type { QuotaNeed } from '@skydeck/contract';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FormOrCode, type View } from '../code/FormOrCode.tsx';
import type { RequestCode } from '../code/request.rules.ts';
import { usePageTitle } from '../page/title.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import * as css from './form.css.ts';
import { FormFooter } from './FormFooter.tsx';
import { FormNotes } from './FormNotes.tsx';
import { useQuota } from './quota/useQuota.tsx';
import { useFormShell } from './shell.ts';
import { useFormClose } from './useFormClose.ts';
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
  /** The request that the draft makes, for the tab that shows it as code: every form that creates something has one. */
  readonly code?: () => RequestCode;
  /** What it takes of the project's quota, as the draft stands. */
  readonly takes?: QuotaNeed;
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
  code,
  takes,
  children,
}: FormShellProps<Draft>) {
  const host = useFormShell();
  const { dirty, root } = form;
  const formClose = useFormClose(host, dirty);
  usePageTitle(title);
  const { quota, whyNot } = useQuota(takes);
  const [view, setView] = useState<View>('form');

  const notifyReady = useEffectEvent(() => host.ready(title));
  useEffect(() => notifyReady(), []);
  const send = () => {
    // What is wrong shows at the fields.
    setView('form');
    void form.submit();
  };
  const sendFromOutside = useEffectEvent(send);
  useEffect(() => host.onSubmit(() => sendFromOutside()), [host]);
  useEffect(() => host.onCancel(formClose.ask), [host, formClose.ask]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const fields = (
    <FormOrCode code={code} view={view} onView={setView}>
      <div className={css.fields} ref={root}>
        <FormNotes form={form} />
        {children}
        {quota}
      </div>
    </FormOrCode>
  );
  const footer = (
    <FormFooter
      form={form}
      submitLabel={submitLabel}
      isFramed={host.kind === 'frame'}
      whyNot={whyNot}
      onCancel={formClose.ask}
    />
  );

  return (
    <form className={css.form} name={resource} noValidate aria-label={title} onSubmit={submit}>
      {host.kind === 'panel' ? (
        <Dialog
          placement="end"
          size={wide ? 'medium' : 'small'}
          open={formClose.isOpen}
          heading={title}
          description={description}
          {...(code && { onSkyOpen: focusFirstField })}
          onSkyClose={formClose.onClose}
          onSkyClosed={formClose.onClosed}
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
      <DiscardDialog open={formClose.isAsking} onStay={formClose.stay} onDiscard={formClose.leave} />
    </form>
  );
}

/** Before the fields stands the choice between them and their code: whoever opens a form came for the fields. */
function focusFirstField(event: Event) {
  const dialog = event.currentTarget as HTMLElement;
  if (event.target === dialog) dialog.querySelector<HTMLElement>('[name]')?.focus();
}
