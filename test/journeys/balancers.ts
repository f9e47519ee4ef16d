import type { LoadBalancerPoolDraft } from '@skydeck/contract';
import type { Locator, Page } from '@playwright/test';

/** How long what is slow takes to be deployed, changed and deleted, by the platform's clock. */
export const WALK_MS = 3000;

/** A pool as the wire has it. */
export const poolOf = (name: string, more: Partial<LoadBalancerPoolDraft> = {}): LoadBalancerPoolDraft => ({
  name,
  protocol: 'HTTP',
  protocol_port: 80,
  backend_protocol: 'HTTP',
  backend_protocol_port: 8080,
  lb_algorithm: 'ROUND_ROBIN',
  ...more,
});

/** A new pool is written over the form of its load balancer: two forms at once, each by its name. */
export const formNamed = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true });
