const list = '/settings/identity-providers';

export const providerPaths = {
  list: () => list,
  add: () => `${list}/add`,
  edit: (id: string) => `${list}/${id}/edit`,
};
