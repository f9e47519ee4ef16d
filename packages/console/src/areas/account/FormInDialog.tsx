import { FormDialog } from '@skydeck/react-bindings/form-dialog';
import { type ReactNode, useState } from 'react';
import { FormNotes } from '../../kit/form/FormNotes.tsx';
import type { Form } from '../../kit/form/index.ts';
import * as css from './account.css.ts';

interface FormInDialogProps<Draft extends object> {
  readonly heading: string;
  readonly description?: string;
  readonly submitLabel: string;
  /** What the form is called in the document. */
  readonly name: string;
  readonly form: Form<Draft>;
  /** Set by its owner once all is done: the dialog leaves, and asks nothing. */
  readonly done: boolean;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** One short form over the page. Problems of fields show there, the others in a list above them. */
export function FormInDialog<Draft extends object>({
  heading,
  description = '',
  submitLabel,
  name,
  form,
  done,
  onClosed,
  children,
}: FormInDialogProps<Draft>) {
  const [left, setLeft] = useState(false);
  const { dirty, phase, root } = form;
  return (
    <FormDialog
      open={!done && !left}
      heading={heading}
      description={description}
      submitLabel={submitLabel}
      dirty={dirty && !done}
      pending={phase === 'submitting'}
      onSkySubmit={() => void form.submit()}
      onSkyClose={() => setLeft(true)}
      onSkyClosed={onClosed}
    >
      <form name={name} noValidate aria-label={heading}>
        <div className={css.fields} ref={root}>
          <FormNotes form={form} />
          {children}
        </div>
      </form>
    </FormDialog>
  );
}
