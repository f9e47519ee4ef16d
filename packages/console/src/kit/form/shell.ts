import { createContext, useContext } from 'react';

export interface Done {
  readonly kind: 'created' | 'updated';
  readonly resource: string;
  readonly id: string;
}

/** Where a form stands: a side panel or a page of the console, or a frame in somebody else's page. The form does not know which. */
export interface FormShellHost {
  readonly kind: 'panel' | 'page' | 'frame';
  /** Whether a form shows its request as code: in somebody else's page only if that page asks for it. */
  readonly withCode: boolean;
  readonly done: (done: Done) => void;
  /** A part is in force before the form is done. Left out where nobody listens. */
  readonly changed?: (kind: 'added' | 'removed', resource: string, id: string) => void;
  readonly cancel: () => void;
  readonly dirtied: (dirty: boolean) => void;
  readonly ready: (title: string) => void;
  /** A frame can be told from outside to press its own buttons. */
  readonly onSubmit: (submit: () => void) => () => void;
  readonly onCancel: (cancel: () => void) => () => void;
}

export const FormShellContext = createContext<FormShellHost | null>(null);

export function useFormShell(): FormShellHost {
  const host = useContext(FormShellContext);
  if (!host) throw new Error('A form needs a PanelShell, a WizardPage or a FrameShell around it');
  return host;
}
