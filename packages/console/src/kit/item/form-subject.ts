import { createContext, use, useEffect, useMemo, useState } from 'react';

/** The object that a form is about: the one that the page or the panel around it shows. */
export interface FormSubject {
  /** Of the one that is gone, else of the one that the form changes; null: what it shows is no object. */
  readonly id: string | null;
  /** It was deleted, or is no more this person's. */
  readonly isGone: boolean;
  /** Something is written about it: it stays in sight then, gone or not. Answers how to let go. */
  retain(): () => void;
}

export const FormSubjectContext = createContext<FormSubject | null>(null);

/** The id of the object of a form. */
export const useSubjectId = (): string | null => use(FormSubjectContext)?.id ?? null;

/** Whether the object of a form is gone. While something is written the form does not go with it. */
export function useSubjectGone(isWritten: boolean): boolean {
  const subject = use(FormSubjectContext);
  useEffect(() => (isWritten ? subject?.retain() : undefined), [subject, isWritten]);
  return subject?.isGone ?? false;
}

/**
 * For what shows an object: the subject of forms about it, below the subject around it. `isKept`: it is gone, and a form about
 * it has unsaved changes.
 */
export function useOwnFormSubject(
  isOwnGone: boolean,
  ownId: string | null = null,
): { readonly subject: FormSubject; readonly isKept: boolean } {
  const outer = use(FormSubjectContext);
  const [retainCount, setRetainCount] = useState(0);
  const isKept = isOwnGone && retainCount > 0;
  const isGone = isKept || (outer?.isGone ?? false);
  const id = (outer?.isGone && !isKept ? null : ownId) ?? outer?.id ?? null;
  const retainOuter = outer?.retain;
  const subject = useMemo<FormSubject>(
    () => ({
      id,
      isGone,
      retain() {
        const release = retainOuter?.();
        setRetainCount((count) => count + 1);
        return () => {
          release?.();
          setRetainCount((count) => count - 1);
        };
      },
    }),
    [id, isGone, retainOuter],
  );
  return { subject, isKept };
}
