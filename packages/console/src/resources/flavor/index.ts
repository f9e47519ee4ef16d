export { usePlacementNames, usePlacements } from './usePlacements.ts';
