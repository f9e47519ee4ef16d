import { ConfirmDialog } from '@skydeck/react-bindings/confirm-dialog';
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { resolvePath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import { type FormShellHost, FormShellContext } from '../kit/form/shell.ts';
import { useHeldLeaving } from '../kit/form/useHeldLeaving.ts';
import { useIsComing } from '../kit/navigation/index.ts';
import { useText } from '../kit/text/index.ts';
import { shellWords } from './words.ts';

interface Props {
  /** The route below the panel: relative to the panel's own. */
  readonly back: string;
  readonly children: ReactNode;
}

/** A form of the console: a side panel over the page it belongs to. Leaving it with changes asks first. */
export function PanelShell({ back, children }: Props) {
  const navigate = useNavigate();
  // Of the panel's own address: once the page below is there, the same words would lead one step further.
  // Its route may have addresses below it: whichever of them was opened, it begins where the route does.
  const own = useResolvedPath('.').pathname;
  const [target] = useState(() => resolvePath(back, own));
  // The list below keeps its filters while a panel lies on it.
  const { pathname, search } = useLocation();
  const [dirty, setDirty] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const hasLeft = useRef(false);
  const drawn = useHref(pathname);
  const isLoading = useIsComing();

  // Leaving is a navigation of its own render: the keeper must have heard first that it may.
  useEffect(() => {
    // A panel takes its time to go: whoever has pressed a link of the page below meanwhile is on the way there.
    const isElsewhere = isLoading || new URL(drawn, window.location.origin).pathname !== window.location.pathname;
    if (!leaving || hasLeft.current || isElsewhere) return;
    hasLeft.current = true;
    void navigate({ pathname: target.pathname, search });
  }, [leaving, isLoading, drawn, navigate, target, search]);

  const host = useMemo<FormShellHost>(() => {
    // The router tells of a pressed link in a transition: what is no transition would be drawn before it, and not know.
    const leave = () => startTransition(() => setLeaving(true));
    return {
      kind: 'panel',
      done: leave,
      cancel: leave,
      dirtied: setDirty,
      ready: () => {},
      onSubmit: () => () => {},
      onCancel: () => () => {},
    };
  }, []);

  return (
    <FormShellContext value={host}>
      {children}
      <UnsavedGuard on={dirty && !leaving} within={own} />
    </FormShellContext>
  );
}

function UnsavedGuard({ on, within }: { on: boolean; within: string }) {
  const t = useText(shellWords);
  const keeper = useHeldLeaving(on, within);
  if (keeper.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      heading={t('unsaved.title')}
      message={t('unsaved.text')}
      confirmLabel={t('unsaved.leave')}
      tone="warning"
      onSkyConfirm={() => keeper.proceed()}
      onSkyClosed={() => {
        if (keeper.state === 'blocked') keeper.reset();
      }}
    />
  );
}
