import type { ReactNode } from 'react';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import type { All } from '../data/useAll.ts';
import * as css from './form.css.ts';

// Fetched with what else a form has to say.
const OptionsNote = lazyComponent(async () => (await import('./FormNote.tsx')).OptionsNote);

interface AsyncOptionsFieldProps {
  readonly all: Pick<All<unknown>, 'filled' | 'problem' | 'retry'>;
  /** The field that offers them. */
  readonly children: ReactNode;
}

/** A field whose choices come from the server: when they could not be loaded it says so, and asks again when told to. */
export function AsyncOptionsField({ all: { filled, problem, retry }, children }: AsyncOptionsFieldProps) {
  if (!problem) return children;
  return (
    <div className={css.offered}>
      {children}
      <OptionsNote isStale={filled} problem={problem} retry={retry} />
    </div>
  );
}
