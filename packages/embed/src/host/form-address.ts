import { isExactOrigin } from '../protocol/index.ts';

/** What the console is told in the form's address. */
export interface FormQuery {
  /** The origin of this page; the server renders the form for it only if it is on its list. */
  readonly host: string;
  readonly projectId: string | null;
  readonly locale: string;
}

/**
 * The address of one of the console's forms. The console may live under a path, such as `/api/agent_direct/7/lca/`.
 *
 * @param path - Below `/iframe/`, as segments that are not yet encoded: `['routers', routerId, 'edit']`.
 * @returns Empty when the console's address is none, or when a segment would name another form, as `..` does.
 */
export function consoleForm(consoleOrigin: string, path: readonly string[]): string {
  if (!URL.canParse(consoleOrigin) || path.some((segment) => /^\.{0,2}$/.test(segment))) return '';
  const base = new URL(consoleOrigin);
  const prefix = base.pathname.replace(/\/+$/, '');
  return `${base.origin}${prefix}/iframe/${path.map(encodeURIComponent).join('/')}`;
}

/** The address with our query, or null when page or form has no exact origin, and so cannot be spoken to safely. */
export function formAddress(form: string, { host, projectId, locale }: FormQuery): URL | null {
  if (!isExactOrigin(host) || !URL.canParse(form)) return null;
  const address = new URL(form);
  if (!isExactOrigin(address.origin)) return null;
  address.searchParams.set('host', host);
  if (projectId) address.searchParams.set('project_id', projectId);
  address.searchParams.set('locale', locale);
  return address;
}
