const page = '/compute/topology';

export const topologyPaths = {
  page: () => page,
  addNetwork: () => `${page}/networks/add`,
  addRouter: () => `${page}/routers/add`,
  addInterface: (routerId: string) => `${page}/routers/${routerId}/interfaces/add`,
};
