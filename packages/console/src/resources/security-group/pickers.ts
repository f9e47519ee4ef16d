import { later } from '../../kit/later.tsx';

// Other resources' forms use them; the lists, which load this folder's index, do not.
export const SecurityGroupPicker = later(async () => (await import('./SecurityGroupPicker.tsx')).SecurityGroupPicker);
