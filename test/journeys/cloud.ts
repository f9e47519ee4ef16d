import type {
  FloatingIp,
  FloatingIpBody,
  FloatingIpUpdate,
  FloatingTarget,
  Image,
  LoadBalancer,
  LoadBalancerBody,
  LoadBalancerPool,
  LoadBalancerPoolUpdate,
  LoadBalancerUpdate,
  Network,
  NetworkUpdate,
  PrivateNetworkBody,
  Router,
  RouterBody,
  RouterUpdate,
  SecurityGroup,
  SshKey,
  SecurityGroupBody,
  SecurityGroupRule,
  SecurityGroupRuleBody,
  Server,
  Subnet,
  SubnetBody,
  Vpn,
  Volume,
  VolumeBody,
  VolumeSnapshot,
  VolumeSnapshotBody,
  VpnBody,
} from '@skydeck/contract';
import { type DemoProjectName, demoProjectId } from '@skydeck/platform/testing';
import { expect, type Page } from '@playwright/test';

/** What a journey finds when it begins, made over the wire by the person the page's browser is signed in as. */
export interface Cloud {
  network(body: Partial<PrivateNetworkBody> & { name: string }): Promise<Network>;
  router(body: RouterBody): Promise<Router>;
  renameRouter(id: string, name: string): Promise<Router>;
  changeRouter(id: string, body: RouterUpdate): Promise<Router>;
  removeRouter(id: string): Promise<null>;
  /** Of a network that the router is in. */
  disconnect(routerId: string, networkId: string): Promise<Router>;
  changeNetwork(id: string, body: NetworkUpdate): Promise<Network>;
  removeNetwork(network: Pick<Network, 'type' | 'id'>): Promise<null>;
  subnet(body: SubnetBody): Promise<Subnet>;
  removeSubnet(id: string): Promise<null>;
  /** Of a network the project sees, by its name. */
  networkId(name: string): Promise<string>;
  routerNamed(name: string): Promise<Router>;
  securityGroup(body: SecurityGroupBody): Promise<SecurityGroup>;
  removeSecurityGroup(id: string): Promise<null>;
  securityGroupNamed(name: string): Promise<SecurityGroup>;
  addRule(body: SecurityGroupRuleBody): Promise<SecurityGroupRule>;
  floatingIp(body: FloatingIpBody): Promise<FloatingIp>;
  changeFloatingIp(id: string, body: FloatingIpUpdate): Promise<FloatingIp>;
  floatingIpAt(address: string): Promise<FloatingIp>;
  sshKeyNamed(name: string): Promise<SshKey>;
  imageNamed(name: string): Promise<Image>;
  storagePolicyNamed(name: string): Promise<{ readonly id: string }>;
  /** `creating` until the platform's clock is moved. */
  volume(body: VolumeBody): Promise<Volume>;
  /** Those of the project that run. */
  runningServers(): Promise<readonly Server[]>;
  snapshot(body: VolumeSnapshotBody): Promise<VolumeSnapshot>;
  snapshotNamed(name: string): Promise<VolumeSnapshot>;
  /** What a floating IP of the network can lead to, by the name of a server. */
  floatingTarget(networkId: string, server: string): Promise<FloatingTarget>;
  /** PENDING_CREATE until the platform's clock is moved. */
  vpn(body: VpnBody): Promise<Vpn>;
  removeVpn(id: string): Promise<null>;
  vpnNamed(name: string): Promise<Vpn>;
  /** Deployed, or failed to be; one whose name is slow waits until the platform's clock is moved. */
  loadBalancer(body: Omit<LoadBalancerBody, 'network_id'> & { network_id?: string }): Promise<LoadBalancer>;
  changeLoadBalancer(id: string, body: LoadBalancerUpdate): Promise<LoadBalancer>;
  loadBalancerNamed(name: string): Promise<LoadBalancer>;
  changePool(id: string, body: LoadBalancerPoolUpdate): Promise<LoadBalancerPool>;
}

const api = '/api/v2';

/** In one of the person's projects. Sign in first. A journey's own `request` is somebody without a browser. */
export async function cloudOf(page: Pick<Page, 'request'>, project: DemoProjectName): Promise<Cloud> {
  const ours = { 'X-Requested-With': 'XMLHttpRequest' };

  async function ask<Answer>(method: string, path: string, data?: unknown, headers: Record<string, string> = ours) {
    const answer = await page.request.fetch(`${api}${path}`, { method, headers, ...(data !== undefined && { data }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? null : await answer.json()) as Answer;
  }

  const { token } = await ask<{ token: string }>('POST', `/accounts/projects/${demoProjectId(project)}/auth/`, {});
  const scoped = { ...ours, 'X-Auth-Token': token };
  const cloud: Cloud = {
    network: (body) => ask('POST', '/compute/networks/private', { ipam_enabled: false, ...body }, scoped),
    router: (body) => ask('POST', '/compute/routers', body, scoped),
    renameRouter: (id, name) => cloud.changeRouter(id, { name }),
    changeRouter: (id, body) => ask('PATCH', `/compute/routers/${id}`, body, scoped),
    removeRouter: (id) => ask('DELETE', `/compute/routers/${id}`, undefined, scoped),
    disconnect: (id, network_id) => ask('PUT', `/compute/routers/${id}/remove_interface`, { network_id }, scoped),
    changeNetwork: (id, body) => ask('PATCH', `/compute/networks/${id}`, body, scoped),
    removeNetwork: ({ type, id }) => ask('DELETE', `/compute/networks/${type}/${id}`, undefined, scoped),
    subnet: (body) => ask('POST', '/compute/subnets', body, scoped),
    removeSubnet: (id) => ask('DELETE', `/compute/subnets/${id}`, undefined, scoped),
    vpn: (body) => ask('POST', '/compute/vpn/ipsec-site-connections', body, scoped),
    removeVpn: (id) => ask('DELETE', `/compute/vpn/ipsec-site-connections/${id}`, undefined, scoped),
    async vpnNamed(name) {
      const path = `/compute/vpn/ipsec-site-connections?name=${encodeURIComponent(name)}`;
      const [found] = (await ask<{ data: Vpn[] }>('GET', path, undefined, scoped)).data;
      if (!found) throw new Error(`The project sees no VPN connection ${name}`);
      return found;
    },
    loadBalancer: async (body) => {
      const network_id = body.network_id ?? (await cloud.networkId('edge-dmz'));
      const made = await ask<LoadBalancer>('POST', '/compute/lbaas/loadbalancers', { ...body, network_id }, scoped);
      const read = () => ask<LoadBalancer>('GET', `/compute/lbaas/loadbalancers/${made.id}`, undefined, scoped);
      if (!body.name.startsWith('slow-'))
        await expect.poll(async () => (await read()).status).not.toMatch(/CREATING|CONFIGURING/);
      return read();
    },
    changeLoadBalancer: (id, body) => ask('PATCH', `/compute/lbaas/loadbalancers/${id}`, body, scoped),
    async loadBalancerNamed(name) {
      const path = `/compute/lbaas/loadbalancers?name=${encodeURIComponent(name)}`;
      const [found] = (await ask<{ data: LoadBalancer[] }>('GET', path, undefined, scoped)).data;
      if (!found) throw new Error(`The project sees no load balancer ${name}`);
      return found;
    },
    changePool: (id, body) => ask('PATCH', `/compute/lbaas/pools/${id}`, body, scoped),
    securityGroup: (body) => ask('POST', '/compute/security-groups', body, scoped),
    removeSecurityGroup: (id) => ask('DELETE', `/compute/security-groups/${id}`, undefined, scoped),
    async securityGroupNamed(name) {
      const path = `/compute/security-groups?name=${encodeURIComponent(name)}`;
      const { data } = await ask<{ data: SecurityGroup[] }>('GET', path, undefined, scoped);
      if (!data[0]) throw new Error(`The project sees no security group ${name}`);
      return data[0];
    },
    addRule: (body) => ask('POST', '/compute/security-group-rules', body, scoped),
    floatingIp: (body) => ask('POST', '/compute/floating_ips', body, scoped),
    changeFloatingIp: (id, body) => ask('PATCH', `/compute/floating_ips/${id}`, body, scoped),
    async floatingIpAt(address) {
      const path = `/compute/floating_ips?floating_ip_address=${address}`;
      const { data } = await ask<{ data: FloatingIp[] }>('GET', path, undefined, scoped);
      if (!data[0]) throw new Error(`The project sees no floating IP ${address}`);
      return data[0];
    },
    async storagePolicyNamed(name) {
      const path = `/../v3/storage_policies?name=${name}`;
      const [found] = (await ask<{ data: { id: string }[] }>('GET', path, undefined, scoped)).data;
      if (!found) throw new Error(`There is no storage policy ${name}`);
      return found;
    },
    volume: (body) => ask('POST', '/compute/volumes', body, scoped),
    async runningServers() {
      const path = '/compute/servers?status=ACTIVE';
      return (await ask<{ data: Server[] }>('GET', path, undefined, scoped)).data;
    },
    snapshot: (body) => ask('POST', '/compute/volume_snapshots', body, scoped),
    async snapshotNamed(name) {
      const path = `/compute/volume_snapshots?name=${name}`;
      const { data } = await ask<{ data: VolumeSnapshot[] }>('GET', path, undefined, scoped);
      const [found] = data;
      if (!found) throw new Error(`The project has no snapshot ${name}`);
      return found;
    },
    async imageNamed(name) {
      const { data } = await ask<{ data: Image[] }>('GET', `/compute/images?name=${name}`, undefined, scoped);
      const [found] = data;
      if (!found) throw new Error(`The project sees no image ${name}`);
      return found;
    },
    sshKeyNamed: (name) => ask('GET', `/compute/keys/${name}`, undefined, scoped),
    async floatingTarget(networkId, server) {
      const path = `/compute/floating_ips/targets?floating_network_id=${networkId}&search=${server}`;
      const { data } = await ask<{ data: FloatingTarget[] }>('GET', path, undefined, scoped);
      const found = data.find(({ object_name }) => object_name === server);
      if (!found) throw new Error(`The project has no server ${server}`);
      return found;
    },
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
  return cloud;
}
