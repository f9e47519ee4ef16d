export type { UsableImage } from './port.ts';
export { requireUsableImage } from './usable-image.ts';
