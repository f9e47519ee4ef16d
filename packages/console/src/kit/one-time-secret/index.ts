export { ConfirmSecretSaved } from './ConfirmSecretSaved.tsx';
export { useConfirmSecretSaved } from './useConfirmSecretSaved.ts';
export { useCopied } from './useCopied.ts';
