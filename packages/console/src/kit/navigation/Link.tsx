import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import * as css from './link.css.ts';
import { useIsPendingHref } from './Pages.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  /** Kept with the entry of the history that it makes. */
  readonly state?: unknown;
}

/**
 * A link to a page of the console. The router’s own also fetches pages ahead from a server of its kind, for 3 kB that nobody
 * here uses. While its page is on its way it shows that it was pressed.
 */
export function Link({ to, state, onClick, children, className, ...rest }: LinkProps) {
  const href = useHref(to);
  const isPending = useIsPendingHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...rest}
      href={href}
      className={isPending ? `${className ?? ''} ${css.goal}` : className}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

const pathOf = (href: string) => new URL(href, window.location.href).pathname.toLowerCase();

/** Whether this is the page there, or one below it. */
export function useIsHere(to: To): boolean {
  const there = pathOf(useHref(to));
  const here = pathOf(useHref(useLocation()));
  return here === there || here.startsWith(`${there}/`);
}

/** A link that says when it leads to where somebody is. */
export const NavLink = (props: LinkProps) => (
  <Link {...props} aria-current={useIsHere(props.to) ? 'page' : undefined} />
);
