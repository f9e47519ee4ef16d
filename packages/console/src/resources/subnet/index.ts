import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';

export { subnets } from './subnet.ts';

// Shown by the pages of networks, which fetch them when they come to it.
export const SubnetAdd = lazyComponent(async () => (await import('./SubnetAdd.tsx')).SubnetAdd);
export const SubnetCard = lazyComponent(async () => (await import('./SubnetCard.tsx')).SubnetCard);
export const SubnetEdit = lazyComponent(async () => (await import('./SubnetEdit.tsx')).SubnetEdit);
export const SubnetFieldset = lazyComponent(async () => (await import('./SubnetFieldset.tsx')).SubnetFieldset);
