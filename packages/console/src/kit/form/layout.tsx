import { type ReactNode, useId } from 'react';
import * as css from './form.css.ts';
import { SectionHeading } from './SectionHeading.tsx';

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
  return (
    <section
      className={css.section}
      role="group"
      aria-labelledby={id}
      {...(note && { 'aria-describedby': `${id}-note` })}
    >
      <SectionHeading id={id} className={css.sectionTitle}>
        {title}
      </SectionHeading>
      {note && (
        <p id={`${id}-note`} className={css.sectionNote}>
          {note}
        </p>
      )}
      {children}
    </section>
  );
}
