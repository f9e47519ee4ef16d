const list = '/settings/identity-providers';

export const providerPaths = {
  add: () => `${list}/add`,
  edit: (id: string) => `${list}/${id}/edit`,
};
