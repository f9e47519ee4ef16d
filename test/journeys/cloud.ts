import type { Network, PrivateNetworkBody, Router, RouterBody } from '@skydeck/contract';
import { type DemoProjectName, demoProjectId } from '@skydeck/platform';
import { expect, type Page } from '@playwright/test';

/** What a journey finds when it begins, made over the wire by the person the page's browser is signed in as. */
export interface Cloud {
  network(body: Partial<PrivateNetworkBody> & { name: string }): Promise<Network>;
  router(body: RouterBody): Promise<Router>;
  renameRouter(id: string, name: string): Promise<Router>;
  removeRouter(id: string): Promise<null>;
  renameNetwork(id: string, name: string): Promise<Network>;
  /** Of a network the project sees, by its name. */
  networkId(name: string): Promise<string>;
  routerNamed(name: string): Promise<Router>;
}

const api = '/api/v2';

/** In one of the person's projects. Sign in first. */
export async function cloudOf(page: Page, project: DemoProjectName): Promise<Cloud> {
  const ours = { 'X-Requested-With': 'XMLHttpRequest' };

  async function ask<Answer>(method: string, path: string, data?: unknown, headers: Record<string, string> = ours) {
    const answer = await page.request.fetch(`${api}${path}`, { method, headers, ...(data !== undefined && { data }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? null : await answer.json()) as Answer;
  }

  const { token } = await ask<{ token: string }>('POST', `/accounts/projects/${demoProjectId(project)}/auth/`, {});
  const scoped = { ...ours, 'X-Auth-Token': token };
  return {
    network: (body) => ask('POST', '/compute/networks/private', { ipam_enabled: false, ...body }, scoped),
    router: (body) => ask('POST', '/compute/routers', body, scoped),
    renameRouter: (id, name) => ask('PATCH', `/compute/routers/${id}`, { name }, scoped),
    removeRouter: (id) => ask('DELETE', `/compute/routers/${id}`, undefined, scoped),
    renameNetwork: (id, name) => ask('PATCH', `/compute/networks/${id}`, { name }, scoped),
    async routerNamed(name) {
      const { data } = await ask<{ data: Router[] }>('GET', '/compute/routers?limit=-1', undefined, scoped);
      const found = data.find((router) => router.name === name);
      if (!found) throw new Error(`The project sees no router ${name}`);
      return found;
    },
    async networkId(name) {
      const { data } = await ask<{ data: Network[] }>('GET', '/compute/networks?limit=-1', undefined, scoped);
      const found = data.find((network) => network.name === name);
      if (!found) throw new Error(`The project sees no network ${name}`);
      return found.id;
    },
  };
}
