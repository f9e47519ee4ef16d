// For resources that stand on this one.
export { readDraft, type SubnetFacts } from './subnet-draft.ts';
export { cidrsText, subnetsInOrder, subnetsOfNetwork } from './subnets.ts';
export { subnetView } from './views.ts';
