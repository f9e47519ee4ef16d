import type { ResourceModule } from '../../kit/module.ts';
import { subnets } from './subnet.ts';

export const subnet: ResourceModule = { resource: subnets, pages: [], frames: [] };
