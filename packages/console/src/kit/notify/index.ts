export * from './notices.ts';
export { useNotices } from './useNotices.ts';
