import { EmptyState } from '@skydeck/react-bindings/empty-state';
import { Icon } from '@skydeck/react-bindings/icon';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { iconTile } from '../page/icon-tile.css.ts';
import * as css from './empty.css.ts';
import { focusRemaining } from './table/focus-remaining.ts';

/** Something that has to be there before, or helps. */
export interface Need {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}

export interface EmptyListProps {
  /** The icon of the kind of thing that is missing. */
  readonly icon: string;
  readonly title: string;
  /** One sentence on what the thing is for. */
  readonly text: string;
  /** The way to the first one, for who may make one. */
  readonly action?: ReactNode;
  readonly needs?: readonly Need[];
}

/** A list without anything in it, and without a filter. */
export function EmptyListView({ icon, title, text, action, needs = [] }: EmptyListProps) {
  const actions = useActionsWithFocus();
  return (
    <EmptyState className={css.empty} icon={icon} heading={title} text={text}>
      {action && (
        <span slot="actions" ref={actions} className={css.actions}>
          {action}
        </span>
      )}
      {needs.map((need) => (
        <div key={need.title} slot="needs">
          <span className={iconTile.quiet}>
            <Icon name={need.icon} />
          </span>
          <span>
            <b className={css.needTitle}>{need.title}</b> {need.text}
          </span>
        </div>
      ))}
    </EmptyState>
  );
}

/** With the first row the way to it goes, and the focus that was on it goes on to that row. */
function useActionsWithFocus() {
  const actions = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const here = actions.current;
    return () => {
      if (here?.matches(':focus-within')) queueMicrotask(focusRemaining);
    };
  }, []);
  return actions;
}
