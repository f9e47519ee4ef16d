import { later } from '../../kit/later.tsx';
import type { ResourceModule } from '../../kit/module.ts';
import { subnets } from './subnet.ts';

export { subnets } from './subnet.ts';

// Shown by the pages of networks, which fetch them when they come to it.
export const SubnetAdd = later(async () => (await import('./SubnetAdd.tsx')).SubnetAdd);
export const SubnetCard = later(async () => (await import('./SubnetCard.tsx')).SubnetCard);
export const SubnetEdit = later(async () => (await import('./SubnetEdit.tsx')).SubnetEdit);
export const SubnetFieldset = later(async () => (await import('./SubnetFieldset.tsx')).SubnetFieldset);

/** Subnets have no pages of their own: they are shown with their network. */
export const subnet: ResourceModule = { resource: subnets, pages: [], frames: [], menu: null };
