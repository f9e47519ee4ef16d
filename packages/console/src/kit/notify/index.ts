export * from './notices.ts';
export { guardReload, preventsReload } from './reload-guard.ts';
export { useNotices } from './useNotices.ts';
