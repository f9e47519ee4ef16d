const list = '/compute/floating-ips';

export const floatingIpPaths = {
  list: () => list,
  add: () => `${list}/add`,
  details: (id: string) => `${list}/${id}`,
  assign: (id: string) => `${list}/${id}/assign`,
};
