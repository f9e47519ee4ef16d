export { DiskToImage } from './DiskToImage.tsx';
export { isIso } from './image.rules.ts';
export { images, imageWords } from './image.ts';
export { imagePaths } from './paths.ts';
