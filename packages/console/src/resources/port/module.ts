import type { ResourceModule } from '../../kit/module.ts';
import { ports } from './port.ts';

export const port: ResourceModule = { resource: ports, pages: [], frames: [] };
