import { type ReactNode, use, useId } from 'react';
import * as css from './form.css.ts';
import { FormShellContext } from './shell.ts';

/** Two short fields side by side, one below the other where there is no room. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;

interface FormSectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** Fields that belong together. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  // Below the title of the form, which is an h1 in a frame and a panel's h2 in the console.
  const Heading = use(FormShellContext)?.kind === 'frame' ? 'h2' : 'h3';
  return (
    <section
      className={css.section}
      role="group"
      aria-labelledby={id}
      {...(note && { 'aria-describedby': `${id}-note` })}
    >
      <Heading id={id} className={css.sectionTitle}>
        {title}
      </Heading>
      {note && (
        <p id={`${id}-note`} className={css.sectionNote}>
          {note}
        </p>
      )}
      {children}
    </section>
  );
}
