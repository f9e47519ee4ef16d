const list = '/compute/security-groups';

export const securityGroupPaths = {
  list: () => list,
  add: () => `${list}/add`,
  details: (id: string) => `${list}/${id}`,
  properties: (id: string) => `${list}/${id}/properties`,
  ports: (id: string) => `${list}/${id}/ports`,
  addRule: (id: string) => `${list}/${id}/rules/add`,
  /** Over the list, and back to it. */
  edit: (id: string) => `${list}/${id}/edit`,
  /** Over the group's own page, and back to that. */
  editFromDetails: (id: string) => `${list}/${id}/edit/details`,
};
