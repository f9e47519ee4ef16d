export { connectHost, type HostConnection, type HostOptions } from './connect-host.ts';
export {
  createStorageAccess,
  type StorageAccess,
  type StorageAccessOptions,
  type StorageStep,
} from './storage-access.ts';
export type { FromFrame, Locale, Mode, SessionState, Settings, StorageState } from '../protocol/messages.ts';
