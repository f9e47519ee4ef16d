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
import { type FormShellHost, useFormShell } from './shell.ts';
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
  const send = () => {
    // What is wrong shows at the fields.
    setView('form');
    void form.submit();
  };
  useHostCalls(host, title, send, formClose.ask);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const fields = (
    <FormOrCode code={code} isComplete={form.isComplete} view={view} onView={setView}>
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
        <PanelForm
          title={title}
          description={description}
          size={wide ? 'medium' : 'small'}
          close={formClose}
          footer={footer}
          {...(code && { onOpen: focusFirstField })}
        >
          {fields}
        </PanelForm>
      ) : (
        <FramedForm title={title} description={description} footer={footer}>
          {fields}
        </FramedForm>
      )}
      <DiscardDialog open={formClose.isAsking} onStay={formClose.stay} onDiscard={formClose.leave} />
    </form>
  );
}

/** Tells the host that the form is there, and does what the host asks for from outside. */
function useHostCalls(host: FormShellHost, title: string, send: () => void, ask: () => void) {
  const notifyReady = useEffectEvent(() => host.ready(title));
  useEffect(() => notifyReady(), []);
  const sendFromOutside = useEffectEvent(send);
  useEffect(() => host.onSubmit(() => sendFromOutside()), [host]);
  useEffect(() => host.onCancel(ask), [host, ask]);
}

interface BoxProps {
  readonly title: string;
  readonly description: string;
  readonly footer: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

interface PanelFormProps extends BoxProps {
  readonly size: 'small' | 'medium';
  readonly close: ReturnType<typeof useFormClose>;
  readonly onOpen?: (event: Event) => void;
}

function PanelForm({ title, description, size, close, footer, onOpen, children }: PanelFormProps) {
  return (
    <Dialog
      placement="end"
      size={size}
      open={close.isOpen}
      heading={title}
      description={description}
      {...(onOpen && { onSkyOpen: onOpen })}
      onSkyClose={close.onClose}
      onSkyClosed={close.onClosed}
    >
      {children}
      <div slot="footer" className={css.footer}>
        {footer}
      </div>
    </Dialog>
  );
}

function FramedForm({ title, description, footer, children }: BoxProps) {
  return (
    <div className={css.framed}>
      <h1 className={css.framedTitle} tabIndex={-1}>
        {title}
      </h1>
      <div className={css.framedFields}>{children}</div>
      <footer className={css.framedFooter}>
        <div className={css.footer}>
          {description && <p className={css.framedText}>{description}</p>}
          {footer}
        </div>
      </footer>
    </div>
  );
}

/** Before the fields stands the choice between them and their code: whoever opens a form came for the fields. */
function focusFirstField(event: Event) {
  const dialog = event.currentTarget as HTMLElement;
  if (event.target === dialog) dialog.querySelector<HTMLElement>('[name]')?.focus();
}
