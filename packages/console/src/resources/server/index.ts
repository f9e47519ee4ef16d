export { servers } from './server.ts';
