import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { portApi, type Router, routerApi, subnetApi } from '@skydeck/contract';
import fastify, { type FastifyInstance } from 'fastify';
import type { CrudEngine } from './crud-engine.ts';
import { serveCrud, serveItems, serveRead } from './serve-crud.ts';

/** The addresses that a call of `serve…` adds. Nobody asks them here: the resources' own tests do. */
function addressesOf(serveOn: (app: FastifyInstance) => void): string[] {
  const app = fastify();
  const served: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') served.push(`${String(method)} ${url}`);
  });
  serveOn(app);
  return served.toSorted();
}

const unused = async (): Promise<never> => {
  throw new Error('Nobody asks');
};
const engine = { list: unused, read: unused, create: unused, update: unused, remove: unused, removeMany: unused };

describe('the addresses of', () => {
  const cases: [string, (app: FastifyInstance) => void, string[]][] = [
    [
      'serveRead',
      (app) => serveRead(app, portApi, engine),
      ['GET /api/v2/compute/ports', 'GET /api/v2/compute/ports/:id'],
    ],
    [
      'serveItems',
      (app) => serveItems(app, subnetApi, engine),
      [
        'DELETE /api/v2/compute/subnets/:id',
        'GET /api/v2/compute/subnets',
        'GET /api/v2/compute/subnets/:id',
        'PATCH /api/v2/compute/subnets/:id',
        'POST /api/v2/compute/subnets',
      ],
    ],
    [
      'serveCrud',
      (app) => serveCrud(app, routerApi, engine),
      [
        'DELETE /api/v2/compute/routers/:id',
        'GET /api/v2/compute/routers',
        'GET /api/v2/compute/routers/:id',
        'PATCH /api/v2/compute/routers/:id',
        'POST /api/v2/compute/routers',
        'POST /api/v2/compute/routers/delete',
      ],
    ],
  ];
  for (const [name, serveOn, addresses] of cases) test(name, () => assert.deepEqual(addressesOf(serveOn), addresses));
});

// Never called: `tsc` is what runs it.
export function enginesAreTyped(app: FastifyInstance, routers: CrudEngine<Router, { readonly name: number }, never>) {
  // @ts-expect-error -- a router's name is a text
  serveCrud(app, routerApi, routers);
  // @ts-expect-error -- subnets are not deleted together
  serveCrud(app, subnetApi, engine);
}
