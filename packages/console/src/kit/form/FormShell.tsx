import type { QuotaNeed } from '@skydeck/contract';
import { Dialog } from '@skydeck/react-bindings/dialog';
import {
  type ComponentProps,
  type ComponentRef,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import type { RequestCode } from '../code/request.rules.ts';
import { useFormCode } from '../code/useFormCode.tsx';
import { importWithRetry } from '../connectivity/import-with-retry.ts';
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
  /** A form of one field: a dialog in the middle. */
  readonly isShort?: boolean;
  /** Room for two fields side by side. */
  readonly wide?: boolean;
  /** The request that the draft makes, for the drawer that shows it as code: every form that creates something has one. */
  readonly code?: () => RequestCode;
  /** It changes something that is there, and is sent only with a change. */
  readonly isChange?: boolean;
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
  isShort = false,
  wide = false,
  code,
  isChange = false,
  takes,
  children,
}: FormShellProps<Draft>) {
  const host = useFormShell();
  const { dirty, root } = form;
  const formClose = useFormClose(host, dirty);
  usePageTitle(title);
  const { quota, whyNot } = useQuota(takes);
  const shown = useFormCode({ code, form, place: drawerOf(host, wide) });
  const send = () => void form.submit();
  useHostCalls(host, title, send, formClose.ask);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const fields = (
    <>
      <div className={css.fields} ref={root}>
        <FormNotes form={form} />
        {children}
        {quota}
      </div>
      {shown.drawer}
    </>
  );
  const footer = (
    <FormFooter
      form={form}
      start={shown.button}
      submitLabel={submitLabel}
      isFramed={host.kind === 'frame'}
      whyNot={whyNot}
      isChange={isChange}
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
          placement={isShort ? 'center' : 'end'}
          close={formClose}
          code={shown}
          footer={footer}
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
  readonly placement: 'center' | 'end';
  readonly close: ReturnType<typeof useFormClose>;
  readonly code: ReturnType<typeof useFormCode>;
}

function PanelForm({ title, description, size, placement, close, code, footer, children }: PanelFormProps) {
  const dialog = useFirstField();
  const onClose: NonNullable<ComponentProps<typeof Dialog>['onSkyClose']> = (event) => {
    // Of the two, the drawer was opened last.
    if (event.reason !== 'escape' || !code.isOpen) return close.onClose(event);
    event.preventDefault();
    code.close();
  };
  return (
    <Dialog
      ref={dialog}
      placement={placement}
      size={size}
      open={close.isOpen}
      heading={title}
      description={description}
      onSkyClose={onClose}
      onSkyClosed={close.onClosed}
    >
      {children}
      <div slot="footer" className={css.footer}>
        {footer}
      </div>
    </Dialog>
  );
}

/**
 * By these a person begins: from then on the focus is theirs. A screen reader goes on without a key: the first control that
 * gets the focus is the dialog's choice, the next is not.
 */
const begun = ['keydown', 'pointerdown', 'input', 'focusin'] as const;

function useFirstField() {
  const dialog = useRef<ComponentRef<typeof Dialog>>(null);
  useEffect(() => {
    const following = new AbortController();
    const { signal } = following;
    let first: EventTarget | null = null;
    const end = ({ type, target }: Event) => {
      const isDialogs = type === 'focusin' && (target === dialog.current || target === (first ??= target));
      if (!isDialogs) following.abort();
    };
    for (const type of begun) document.addEventListener(type, end, { capture: true, signal });
    void importWithRetry(() => import('./follow-first-field.ts')).then(
      ({ followFirstField }) => dialog.current && followFirstField(dialog.current, signal),
      () => {},
    );
    return () => following.abort();
  }, []);
  return dialog;
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

function drawerOf({ kind }: FormShellHost, wide: boolean) {
  if (kind !== 'panel') return 'frame';
  return wide ? 'widePanel' : 'panel';
}
