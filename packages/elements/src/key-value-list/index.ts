export { type KeyValue, SkyKeyValueList } from './key-value-list.js';
