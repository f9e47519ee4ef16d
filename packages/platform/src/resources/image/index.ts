export { findUsableImage, requireUsableImage } from './usable-image.ts';
export type { UsableImage } from './port.ts';
