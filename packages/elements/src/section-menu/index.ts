export { SkySectionGroup } from './section-group.js';
export { SkySectionItem } from './section-item.js';
export { SkySectionMenu } from './section-menu.js';
