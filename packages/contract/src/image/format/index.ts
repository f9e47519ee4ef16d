export { HEAD_BYTES, type ImageBytes, TAIL_BYTES } from './header.ts';
export * from './inspect.rules.ts';
