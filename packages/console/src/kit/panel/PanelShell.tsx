import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { resolvePath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { useFetchAhead } from '../connectivity/useFetchAhead.ts';
import { type FormShellHost, FormShellContext } from '../form/shell.ts';
import { useUnsavedBlocker } from '../form/useUnsavedBlocker.ts';
import { useIsNavigating } from '../navigation/index.ts';

const loadQuestion = async () => (await import('../form/questions.tsx')).LeaveQuestion;
const LeaveQuestion = lazyComponent(loadQuestion);

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
  const [isClosing, setIsClosing] = useState(false);
  const hasLeft = useRef(false);
  const closing = useClosing(useHref(own));
  const drawn = useHref(pathname);
  const isLoading = useIsNavigating();

  // Leaving is a navigation of its own render: the blocker must have heard first that it may.
  useEffect(() => {
    // A panel takes its time to go: whoever has pressed a link of the page below meanwhile is on the way there.
    const isElsewhere = isLoading || new URL(drawn, window.location.origin).pathname !== window.location.pathname;
    if (!isClosing || hasLeft.current || isElsewhere || closing.hasFollowedLink()) return;
    hasLeft.current = true;
    void navigate({ pathname: target.pathname, search });
  }, [isClosing, isLoading, drawn, navigate, target, search, closing]);

  const host = useMemo<FormShellHost>(() => {
    // The router tells of a pressed link in a transition: what is no transition would be drawn before it, and not know.
    const leave = () => {
      closing.begin();
      startTransition(() => setIsClosing(true));
    };
    return {
      kind: 'panel',
      withCode: true,
      done: leave,
      cancel: leave,
      dirtied: setDirty,
      ready: () => {},
      onSubmit: () => () => {},
      onCancel: () => () => {},
    };
  }, [closing]);

  return (
    <FormShellContext value={host}>
      {children}
      <UnsavedGuard on={dirty && !isClosing} within={own} closing={closing} />
    </FormShellContext>
  );
}

interface Closing {
  begin(): void;
  hasBegun(): boolean;
  /** A link was pressed that leads out of the panel: that navigation is newer than the panel's own. */
  hasFollowedLink(): boolean;
  /** The person stays after all. */
  stay(): void;
}

/** What happened before the panel is drawn anew: a person is faster than a busy browser. */
function useClosing(own: string): Closing {
  const [closing] = useState(() => {
    let hasBegun = false;
    let hasFollowedLink = false;
    const note = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (!link || link.origin !== window.location.origin || link.target === '_blank' || link.download) return;
      // A panel may have steps of its own.
      if (link.pathname !== own && !link.pathname.startsWith(`${own}/`)) hasFollowedLink = true;
    };
    return {
      begin() {
        hasBegun = true;
      },
      hasBegun: () => hasBegun,
      hasFollowedLink: () => hasFollowedLink,
      stay() {
        hasFollowedLink = false;
      },
      listen() {
        document.addEventListener('click', note, { capture: true });
        return () => document.removeEventListener('click', note, { capture: true });
      },
    };
  });
  useEffect(() => closing.listen(), [closing]);
  return closing;
}

interface GuardProps {
  readonly on: boolean;
  readonly within: string;
  readonly closing: Closing;
}

function UnsavedGuard({ on, within, closing }: GuardProps) {
  useFetchAhead(loadQuestion);
  const blocker = useUnsavedBlocker(on, within, closing.hasBegun);
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveQuestion
      onLeave={() => blocker.proceed()}
      onClosed={() => {
        if (blocker.state !== 'blocked') return;
        closing.stay();
        blocker.reset();
      }}
    />
  );
}
