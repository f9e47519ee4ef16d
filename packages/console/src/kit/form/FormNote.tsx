import { type CallError, SignedOut } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { LastChange } from '../activity/last-change.ts';
import { ErrorDetails, hasDetails } from '../failure/ErrorDetails.tsx';
import { textOfError, textOfProblem } from '../failure/problem-text.ts';
import { useSubjectId } from '../item/form-subject.ts';
import { problemWords } from '../problems/words.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { Differences } from './Differences.tsx';
import * as css from './form.css.ts';
import { GoneNote } from './GoneNote.tsx';
import type { Form } from './useForm.ts';
import { useFieldLabels } from './useFieldLabels.ts';

/** Says that the object of a form is gone, that somebody else has changed it, or what is wrong. */
export function FormNote<Draft extends object>({ form }: { form: Form<Draft> }) {
  if (form.isGone) return <GoneNote />;
  return form.changedElsewhere ? <ChangedNote form={form} /> : <ProblemsNote form={form} />;
}

function ChangedNote<Draft extends object>({ form }: { form: Form<Draft> }) {
  const t = useText(kitWords);
  const id = useSubjectId();
  return (
    <div className={css.summary} data-form-summary tabIndex={-1}>
      <Alert tone="warning" live heading={t('form.changed.title')}>
        {id !== null && <LastChange id={id} act="updated" />}
        {t('form.changed.text')}
        <Differences of={form.differences} labels={form.labels} />
        <Button slot="actions" size="x-small" onClick={form.takeNewer}>
          {t('form.changed.take')}
        </Button>
        <Button slot="actions" size="x-small" variant="ghost" onClick={form.keepMine}>
          {t('form.changed.keep')}
        </Button>
      </Alert>
    </div>
  );
}

function ProblemsNote<Draft extends object>({ form }: { form: Form<Draft> }) {
  const t = useText(kitWords);
  const say = useText(problemWords);
  const { failure, problems } = form;
  const { inOrder, labelOf, focus, ref } = useFieldLabels(problems);
  return (
    <div className={css.summary} data-form-summary tabIndex={-1} ref={ref}>
      <Alert tone="danger" live heading={failure ? t('form.failed') : t('form.attention_title')}>
        {failure && problems.length === 0 && (
          <p>{failure instanceof SignedOut ? t('form.not_sent') : textOfError(t, failure)}</p>
        )}
        <ul className={css.problems}>
          {inOrder.map(({ path, problem }) => (
            <li key={path} className={css.problem}>
              {labelOf(path) !== '' && (
                <>
                  <button type="button" className={css.problemLink} onClick={() => focus(path)}>
                    {labelOf(path)}
                  </button>{' '}
                </>
              )}
              {textOfProblem(say, problem)}
            </li>
          ))}
        </ul>
        {hasDetails(failure) && (
          <div slot="details">
            <ErrorDetails error={failure} />
          </div>
        )}
      </Alert>
    </div>
  );
}

interface OptionsNoteProps {
  /** There are choices, which may be old. */
  readonly isStale: boolean;
  readonly problem: CallError;
  readonly retry: () => void;
}

/** The choices of a field could not be loaded. */
export function OptionsNote({ isStale, problem, retry }: OptionsNoteProps) {
  const t = useText(kitWords);
  return (
    <Alert tone="warning" live heading={t(isStale ? 'stale.title' : 'failed.title')}>
      {textOfError(t, problem)}
      <Button slot="actions" size="x-small" onClick={retry}>
        {t('error.retry')}
      </Button>
    </Alert>
  );
}
