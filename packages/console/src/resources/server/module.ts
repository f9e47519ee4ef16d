import type { ResourceModule } from '../../kit/module.ts';
import { servers } from './server.ts';

export const server: ResourceModule = { resource: servers, pages: [], frames: [] };
