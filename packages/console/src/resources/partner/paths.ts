const list = '/settings/partners';

export const partnerPaths = {
  list: () => list,
  add: () => `${list}/add`,
  edit: (id: string) => `${list}/${id}/edit`,
  code: () => `${list}/code`,
};
