export { usePlacementNames } from './usePlacements.ts';
