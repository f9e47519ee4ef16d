import type { Feature } from '@skydeck/contract';

/** Every part of the console that can be switched, one line each. One that is not listed counts as off. */
export const features: readonly Feature[] = [
  {
    id: 'tasks-notifications',
    title: 'Tasks in the notification centre',
    description: 'A tab with the tasks of the project and how they stand',
    enabled: true,
    metadata: { target: 'common' },
  },
];
