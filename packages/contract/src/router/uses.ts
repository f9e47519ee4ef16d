import type { PortUses } from './model.ts';

/** In this order the server names what needs a port: 409 `in_use` {by, count}. */
const inOrder = ['routes', 'vpns', 'floating_ips'] as const satisfies (keyof PortUses)[];

/** The first of what keeps a router's port where it is; null: it may go. */
export const neededBy = (uses: PortUses): keyof PortUses | null => inOrder.find((by) => uses[by] > 0) ?? null;
