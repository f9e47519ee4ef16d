/** A form over the list, or over the details, where it then leads back to. */
type FormPath = (id: string, returnRoute?: 'details') => string;

/**
 * The paths that most resources have, below that of the list (`/compute/routers`), as `resourceRoutes` has their routes; a
 * resource spreads them and adds its own: `tab` and `partForms` for what is behind a tab of its details, `over` for a form.
 */
export function resourcePaths(list: string) {
  const over =
    (form: string): FormPath =>
    (id, returnRoute) =>
      `${list}/${id}/${form}${returnRoute ? `/${returnRoute}` : ''}`;
  const below = (path: string) => (id: string) => `${list}/${id}/${path}`;
  return {
    list: () => list,
    add: () => `${list}/add`,
    details: (id: string) => `${list}/${id}`,
    edit: over('edit'),
    over,
    /** What has an address below the details: a tab, or a form. */
    below,
    /** The form of a part, over the tab that lists them. */
    editPart: (tab: string) => (id: string, part: string) => `${list}/${id}/${tab}/${encodeURIComponent(part)}/edit`,
  };
}
