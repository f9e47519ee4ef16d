export { readRequest } from './read-request.ts';
export { readingOf } from './readings.ts';
