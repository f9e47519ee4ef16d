import { later } from '../../kit/later.tsx';

export { subnets } from './subnet.ts';

// Shown by the pages of networks, which fetch them when they come to it.
export const SubnetAdd = later(async () => (await import('./SubnetAdd.tsx')).SubnetAdd);
export const SubnetCard = later(async () => (await import('./SubnetCard.tsx')).SubnetCard);
export const SubnetEdit = later(async () => (await import('./SubnetEdit.tsx')).SubnetEdit);
export const SubnetFieldset = later(async () => (await import('./SubnetFieldset.tsx')).SubnetFieldset);
