import { Button } from '@skydeck/react-bindings/button';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './form.css.ts';
import type { Form } from './useForm.ts';

interface FormFooterProps<Draft extends object> {
  readonly form: Form<Draft>;
  readonly submitLabel: string;
  readonly isFramed: boolean;
  readonly onCancel: () => void;
}

export function FormFooter<Draft extends object>({ form, submitLabel, isFramed, onCancel }: FormFooterProps<Draft>) {
  const t = useText(kitWords);
  const wrong = form.problems.filter(({ isField }) => isField).length;
  const attention = wrong > 0 ? t('form.attention', { count: wrong }) : '';
  return (
    <>
      <span className={css.attention} aria-live="polite">
        {attention}
      </span>
      <Button {...(isFramed && { variant: 'ghost' })} onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      <Button type="submit" variant="primary" busy={form.phase === 'submitting'} disabledReason={attention}>
        {submitLabel}
      </Button>
    </>
  );
}
