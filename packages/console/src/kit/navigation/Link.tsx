import {
  createPath,
  Link as RouterLink,
  type LinkProps,
  type To,
  useHref,
  useLocation,
  useNavigation,
} from 'react-router-dom';
import * as css from './link.css.ts';

/** A link to a page of the console. While its page is on its way it shows that it was pressed. */
export function Link({ className, ...rest }: LinkProps) {
  const href = useHref(rest.to);
  const { location } = useNavigation();
  const isPending = location !== undefined && createPath(location) === href;
  return (
    <RouterLink
      {...rest}
      className={isPending ? `${className ?? ''} ${css.goal}` : className}
      aria-busy={isPending || undefined}
    />
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
