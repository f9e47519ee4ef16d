import cloud from 'lucide-static/icons/cloud.svg?raw';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

/** What the cloud behind the console offers. */
export const cloudOffers: AreaPart = {
  entry: {
    group: 'cloud',
    path: 'cloud-offers',
    icon: cloud,
    title,
    guard: { subject: 'compute_physical_networks', action: 'read' },
  },
  load: async () => (await import('./routes.tsx')).pages,
};
