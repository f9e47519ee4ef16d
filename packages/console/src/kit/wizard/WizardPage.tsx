import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { resolvePath, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import { UnsavedChangesGuard } from '../form/UnsavedChangesGuard.tsx';
import { type FormShellHost, FormShellContext } from '../form/shell.ts';
import './room.css.ts';
import { withStep } from './steps.rules.ts';
import * as css from './wizard.css.ts';

interface WizardPageProps {
  /** Where it leads, relative to its own path. */
  readonly back: string;
  readonly children: ReactNode;
}

/** The host of a form that is a whole page. Every way out of it is a change of the address: one question guards them all. */
export function WizardPage({ back, children }: WizardPageProps) {
  const navigate = useNavigate();
  // Of the wizard's own address: once the page it leads to is there, the same words would lead one step further.
  // Its route may have addresses below it: whichever of them was opened, it begins where the route does.
  const own = useResolvedPath('.').pathname;
  const [target] = useState(() => resolvePath(back, own).pathname);
  // The list it was opened from keeps its filters.
  const search = withStep(useLocation().search, null);
  const [dirty, setDirty] = useState(false);
  const [isDone, setIsDone] = useState(false);

  const leave = useCallback(() => void navigate({ pathname: target, search }), [navigate, target, search]);
  // In a render of its own: the guard must have heard first that what was written is sent.
  useEffect(() => {
    if (isDone) leave();
  }, [isDone, leave]);

  const host = useMemo<FormShellHost>(
    () => ({
      kind: 'page',
      withCode: true,
      done: () => setIsDone(true),
      cancel: leave,
      dirtied: setDirty,
      ready: () => {},
      onSubmit: () => () => {},
      onCancel: () => () => {},
    }),
    [leave],
  );
  return (
    <FormShellContext value={host}>
      {/* Sent is sent: while the page it leads to is fetched nothing may be sent again. */}
      <div className={css.page} inert={isDone}>
        {children}
      </div>
      <UnsavedChangesGuard on={dirty && !isDone} within={own} />
    </FormShellContext>
  );
}
