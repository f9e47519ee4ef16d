export { requireUsableImage } from './usable-image.ts';
