import type { QuotaNeed } from '@skydeck/contract';
import { type FormEvent, Fragment, type ReactNode, type RefObject, useRef } from 'react';
import type { RequestCode } from '../code/request.rules.ts';
import { useFormCode } from '../code/useFormCode.tsx';
import { type Form, useFormShell } from '../form/index.ts';
import * as formCss from '../form/form.css.ts';
import { DiscardDialog } from '../form/DiscardDialog.tsx';
import { FormNotes } from '../form/FormNotes.tsx';
import { useQuota } from '../form/quota/useQuota.tsx';
import { usePageTitle } from '../page/title.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import type { Step } from './step.ts';
import { StepList } from './StepList.tsx';
import { Summary } from './Summary.tsx';
import { useFrameHost } from './useFrameHost.ts';
import { useSteps } from './useSteps.ts';
import * as css from './wizard.css.ts';
import { WizardFooter } from './WizardFooter.tsx';
import { WizardHeader } from './WizardHeader.tsx';

interface WizardProps<Draft extends object> {
  readonly title: string;
  readonly description?: string;
  /** A registered icon: that of what is made. */
  readonly icon: string;
  readonly form: Form<Draft>;
  /** The name of the resource, which the form bears in the document. */
  readonly resource: string;
  /** In their order. The last one sends the form. */
  readonly steps: readonly Step[];
  /** Names the act: "Create network". */
  readonly submitLabel: string;
  /** What was chosen so far. */
  readonly summary: ReactNode;
  /** What it takes of the project's quota, as the draft stands. */
  readonly takes?: QuotaNeed;
  /** The request that the draft makes, for the drawer that shows it as code. */
  readonly code?: () => RequestCode;
  /** Somebody looks at the code: what it alone needs is asked for only now. */
  readonly onCode?: () => void;
}

/** One form in several steps, as a page of its own or in a partner's page. It needs a WizardPage or a FrameShell around it. */
export function Wizard<Draft extends object>(props: WizardProps<Draft>) {
  const { title, description, icon, form, resource, steps, submitLabel, summary, takes, code, onCode } = props;
  const t = useText(kitWords);
  const host = useFormShell();
  const heading = useRef<HTMLHeadingElement>(null);
  const { current, place, list, notes, following, goBack, goOn } = useSteps(form, steps, heading);
  usePageTitle(title);
  const { dirty, phase, root } = form;
  const shown = useFormCode({ code, form, place: 'page', onOpen: onCode });
  const { quota, whyNot } = useQuota(takes);
  const isFramed = host.kind === 'frame';
  const formClose = useFrameHost({ host, dirty, title, goOn });
  // A page of the console asks by itself, whichever way somebody leaves it.
  const giveUp = isFramed ? formClose.ask : host.cancel;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };
  return (
    <form className={css.page} name={resource} noValidate aria-label={title} onSubmit={submit}>
      {isFramed ? (
        <FramedHeader title={title} description={description} />
      ) : (
        <WizardHeader title={title} description={description} icon={icon} onClose={host.cancel} />
      )}
      <div className={css.body}>
        <StepList list={list} />
        <div className={css.column}>
          <div className={css.fields}>
            <div className={formCss.fields} ref={root}>
              <StepContent step={current} heading={heading} notes={<FormNotes form={notes} />} />
            </div>
          </div>
        </div>
        <Summary
          brief={list.flatMap(({ step, state }) => (state !== 'unneeded' && step.value ? [step.value] : []))}
          // The last step says all of it, and the ways back.
          facts={current.key !== 'review' && summary}
        >
          {quota}
        </Summary>
      </div>
      {shown.drawer}
      <WizardFooter
        start={shown.button}
        wrong={notes.problems.filter(({ isField }) => isField).length}
        label={following ? t('wizard.next', { step: following.title }) : submitLabel}
        busy={phase === 'submitting'}
        whyNot={following ? '' : whyNot}
        onCancel={giveUp}
        {...(goBack && { onBack: goBack })}
      />
      {isFramed && <DiscardDialog open={formClose.isAsking} onStay={formClose.stay} onDiscard={formClose.leave} />}
      <p className={css.visuallyHidden} role="status">
        {t('wizard.step', { number: place + 1, total: steps.length, step: current.title })}
      </p>
    </form>
  );
}

function FramedHeader({ title, description }: { title: string; description: string | undefined }) {
  return (
    <>
      <h1 className={css.framedName} tabIndex={-1}>
        {title}
      </h1>
      {description && <p className={css.framedDescription}>{description}</p>}
    </>
  );
}

interface StepContentProps {
  readonly step: Step;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** What is wrong, below the heading. */
  readonly notes: ReactNode;
}

function StepContent({ step, heading, notes }: StepContentProps) {
  return (
    <>
      <div>
        <h2 className={css.title} ref={heading} tabIndex={-1}>
          {step.title}
        </h2>
        {step.note && <p className={css.note}>{step.note}</p>}
      </div>
      {notes}
      <Fragment key={step.key}>{step.content}</Fragment>
    </>
  );
}
