const list = '/settings/partners';

export const partnerPaths = {
  add: () => `${list}/add`,
  edit: (id: string) => `${list}/${id}/edit`,
  code: () => `${list}/code`,
};
