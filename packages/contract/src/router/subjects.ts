/** What may be done with routers is asked for by these names. In a file of its own: menus ask before a router is shown. */
export const routerSubjects = { list: 'compute_routers', item: 'compute_routers_router' } as const;
