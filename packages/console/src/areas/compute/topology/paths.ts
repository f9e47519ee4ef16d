const page = '/compute/topology';

export const topologyPaths = {
  page: () => page,
  addRouter: () => `${page}/routers/add`,
  addInterface: (routerId: string) => `${page}/routers/${routerId}/interfaces/add`,
};
