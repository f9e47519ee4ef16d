import { Button } from '@skydeck/react-bindings/button';
import type { ReactNode } from 'react';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './form.css.ts';
import type { Form } from './useForm.ts';

interface FormFooterProps<Draft extends object> {
  readonly form: Form<Draft>;
  /** Before all the others. */
  readonly start: ReactNode;
  readonly submitLabel: string;
  readonly isFramed: boolean;
  /** Why it cannot be sent, whatever is written; '' when it can. */
  readonly whyNot: string;
  /** It changes something: as it was, there is nothing to save. */
  readonly isChange: boolean;
  readonly onCancel: () => void;
}

export function FormFooter<Draft extends object>(props: FormFooterProps<Draft>) {
  const { form, start, submitLabel, isFramed, whyNot, isChange, onCancel } = props;
  const t = useText(kitWords);
  const wrong = form.problems.filter(({ isField }) => isField).length;
  const unchanged = isChange && !form.dirty && form.phase === 'editing' ? t('form.unchanged') : '';
  const attention = wrong > 0 ? t('form.attention', { count: wrong }) : '';
  return (
    <>
      {start}
      <span className={css.attention} aria-live="polite">
        {attention}
      </span>
      <span className={css.acts}>
        <Button {...(isFramed && { variant: 'ghost' })} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.phase === 'submitting'}
          disabledReason={form.isGone ? t('form.gone.title') : attention || whyNot || unchanged}
        >
          {submitLabel}
        </Button>
      </span>
    </>
  );
}
