export { snapshotTab } from './routes.tsx';
export { snapshotStatus, volumeSnapshots } from './volume-snapshot.ts';
