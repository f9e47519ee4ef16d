import { get, Ids, page, remove, send, TaskRef } from '../http.ts';
import { InterfaceBody, InterfaceUpdate, Router, RouterBody, RouterInterface, RouterUpdate } from './model.ts';

export * from './model.ts';
export * from './rules.ts';
export * from './subjects.ts';

export const routerApi = {
  list: get('/api/v2/compute/routers', page(Router)),
  read: get('/api/v2/compute/routers/{id}', Router),
  create: send('POST', '/api/v2/compute/routers', RouterBody, Router),
  update: send('PATCH', '/api/v2/compute/routers/{id}', RouterUpdate, Router),
  remove: remove('/api/v2/compute/routers/{id}'),
  /** Deletes each; the task's result names those that stayed and why. */
  removeMany: send('POST', '/api/v2/compute/routers/delete', Ids, TaskRef),
  interfaces: get('/api/v2/compute/routers/{id}/interfaces', page(RouterInterface)),
  addInterface: send('PUT', '/api/v2/compute/routers/{id}/add_interface', InterfaceBody, Router),
  updateInterface: send('PATCH', '/api/v2/compute/routers/{id}/interfaces/{interfaceId}', InterfaceUpdate, Router),
  removeInterface: send('PUT', '/api/v2/compute/routers/{id}/remove_interface', InterfaceBody, Router),
  /** Of interfaces. Each leaves its network; the task's result names those that stayed and why. */
  removeInterfaces: send('POST', '/api/v2/compute/routers/remove_interfaces', Ids, TaskRef),
} as const;

export const routerEvent = { name: 'router', object: Router } as const;

/** Sort keys the server knows. */
export const routerSorts = ['name', 'status', 'created_at'] as const;
