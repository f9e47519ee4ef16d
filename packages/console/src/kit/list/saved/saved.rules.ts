/** A view of a list under a name: the part of the address that says what is looked at. */
export interface SavedView {
  readonly name: string;
  /** As in an address: `search=web&sort=name:asc`. The same view is always the same text. */
  readonly query: string;
}

export const VIEWS_MOST = 20;
export const NAME_MOST = 60;

/** What the browser kept; what cannot be used counts as not there. */
export function readViews(text: string | null): readonly SavedView[] {
  try {
    const value = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(value) ? value.filter(isView).slice(0, VIEWS_MOST) : [];
  } catch {
    return [];
  }
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedView).name === 'string' &&
  (value as SavedView).name !== '' &&
  typeof (value as SavedView).query === 'string';

/** The names that belong to a view, in one order: two addresses that show the same are the same text. */
export function queryOf(address: URLSearchParams, names: readonly string[]): string {
  const query = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = address.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.toString();
}

/** The address with another view in it; what else it says stays, but the page does not: it is one of the old view. */
export function withView(
  address: URLSearchParams,
  names: readonly string[],
  view: SavedView | null,
  called: string,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of [...names, 'page', called]) next.delete(name);
  if (!view) return next;
  for (const [name, value] of new URLSearchParams(view.query)) if (names.includes(name)) next.set(name, value);
  next.set(called, view.name);
  return next;
}

/** The views with one more; one of the same name is replaced where it stands. */
export function withSaved(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const isSame = ({ name }: SavedView) => name === view.name;
  return views.some(isSame) ? views.map((one) => (isSame(one) ? view : one)) : [...views, view];
}

/** Why a view cannot be kept under a name, as a key of the words; false when it can. */
export function whyNotSave(views: readonly SavedView[], name: string) {
  if (name.trim() === '') return 'saved.needs_name' as const;
  const isNew = !views.some((view) => view.name === name.trim());
  return isNew && views.length >= VIEWS_MOST && ('saved.full' as const);
}
