export { describeApi } from './document.ts';
export { exampleIds } from './example-ids.ts';
export type { ListDescription, Operation } from './operation.ts';
export { operationGroupOf } from './operations.ts';
