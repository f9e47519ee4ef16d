/** What may be done with networks is asked for by these names. In a file of its own: menus ask before a network is shown. */
export const networkSubjects = {
  list: 'compute_networks',
  create: 'compute_private_networks',
  physical: 'compute_physical_networks',
  item: 'compute_network_details',
  access: 'compute_network_access',
} as const;
