export { ServerPicker, ServersPicker } from './pickers.ts';
export { servers } from './server.ts';
