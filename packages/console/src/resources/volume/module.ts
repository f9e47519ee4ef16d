import type { ResourceModule } from '../../kit/module.ts';
import { volumes } from './volume.ts';

export const volume: ResourceModule = { resource: volumes, pages: [], frames: [] };
