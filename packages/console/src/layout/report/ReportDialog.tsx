import { DESCRIPTION_MOST } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { TextArea } from '@skydeck/react-bindings/text-area';
import { TextField } from '@skydeck/react-bindings/text-field';
import { type FormEvent, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { DiscardDialog } from '../../kit/form/DiscardDialog.tsx';
import { FormNotes } from '../../kit/form/FormNotes.tsx';
import { type Form, type FormShellHost, useFields, useForm } from '../../kit/form/index.ts';
import { useFormClose } from '../../kit/form/useFormClose.ts';
import { lastRequestId } from '../../kit/failure/last-request-id.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { session } from '../../session/index.ts';
import { type ReportFacts, dialogs } from '../dialogs/dialogs.ts';
import { newReport, type ReportDraft } from './report.form.ts';
import * as css from './report.css.ts';
import { askWhyNot, sending, sendReport } from './sending.ts';
import { reportWords } from './words.ts';

const textOf = (facts: ReportFacts | null) =>
  facts ? [facts.title, facts.message ?? ''].filter(Boolean).join('\n') : '';

/** Tells whoever runs the cloud what went wrong. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const t = useText(reportWords);
  const kit = useText(kitWords);
  const { form, requestId, isSent } = useReport();
  const why = useWhyNot();
  const [host] = useState(() => hostOf(onClose));
  const leaving = useFormClose(host, form.dirty && !isSent);
  const isOpen = leaving.isOpen && !isSent;
  const reason = why === null ? '' : t(why);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!why) void form.submit();
  };

  return (
    <form name="report" noValidate aria-label={t('title')} onSubmit={submit}>
      <Dialog
        open={isOpen}
        size="medium"
        heading={t('title')}
        description={t('text')}
        onSkyClose={leaving.onClose}
        onSkyClosed={leaving.onClosed}
      >
        <ReportFields form={form} requestId={requestId} reason={reason} />
        <Button slot="footer" onClick={leaving.ask}>
          {kit('form.cancel')}
        </Button>
        <Button
          slot="footer"
          type="submit"
          variant="primary"
          busy={form.phase === 'submitting'}
          disabledReason={reason}
        >
          {t('action')}
        </Button>
      </Dialog>
      <DiscardDialog open={leaving.isAsking} form={t('title')} onStay={leaving.stay} onDiscard={leaving.leave} />
    </form>
  );
}

/** The report as it is being written; what went wrong is in it from the beginning. */
function useReport() {
  const [facts] = useState(() => dialogs.opening?.facts ?? null);
  // Asked once: what is called from here on is the dialog's own.
  const [requestId] = useState(() => (facts ? (facts.requestId ?? null) : lastRequestId()));
  const [model] = useState(() =>
    newReport({ email: session.profile?.email ?? '', description: textOf(facts) }, requestId),
  );
  const [isSent, setSent] = useState(false);
  const form = useForm(model, {
    submit: async (body) => {
      await sendReport(body);
      setSent(true);
    },
  });
  return { form, requestId, isSent };
}

interface ReportFieldsProps {
  readonly form: Form<ReportDraft>;
  readonly requestId: string | null;
  /** Why nothing can be sent now; empty where it can. */
  readonly reason: string;
}

function ReportFields({ form, requestId, reason }: ReportFieldsProps) {
  const t = useText(reportWords);
  const kit = useText(kitWords);
  const { root } = form;
  const { text, check } = useFields(form);
  return (
    <div className={css.fields} ref={root}>
      {reason && (
        <Alert tone="info" live>
          {reason}
        </Alert>
      )}
      <FormNotes form={form} />
      <TextField
        label={t('email')}
        hint={t('email_hint')}
        type="email"
        autocomplete="email"
        required
        {...text('contactEmail')}
      />
      <TextArea
        label={t('description')}
        hint={t('description_hint')}
        rows={7}
        maxLength={DESCRIPTION_MOST}
        {...text('description')}
      />
      {requestId !== null && (
        <Checkbox
          label={kit('error.request_id', { id: requestId })}
          hint={t('request_hint')}
          {...check('withRequest')}
        />
      )}
      <p className={css.attached}>{t('attached')}</p>
    </div>
  );
}

/** A dialog of its own: nothing around it has to know how the form stands. */
const hostOf = (onClose: () => void): FormShellHost => ({
  kind: 'panel',
  withCode: false,
  done: onClose,
  cancel: onClose,
  dirtied() {},
  ready() {},
  onSubmit: () => () => {},
  onCancel: () => () => {},
});

/** Why nothing can be sent now. A server that does not say will refuse by itself. */
function useWhyNot(): 'off' | 'running' | null {
  const [isOff, setOff] = useState(false);
  const { isRunning } = useSnapshot(sending);
  useEffect(() => {
    const leave = new AbortController();
    askWhyNot(leave.signal).then(
      (why) => setOff(why === 'off'),
      () => {},
    );
    return () => leave.abort();
  }, []);
  if (isOff) return 'off';
  return isRunning ? 'running' : null;
}
