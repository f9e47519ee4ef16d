export { ConfirmSecretSaved } from './ConfirmSecretSaved.tsx';
export { ShownOnce } from './ShownOnce.tsx';
export { useConfirmSecretSaved } from './useConfirmSecretSaved.ts';
export { useCopied } from './useCopied.ts';
