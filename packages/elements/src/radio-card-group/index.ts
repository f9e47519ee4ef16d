export { SkyRadioCard } from './radio-card.js';
export { SkyRadioCardGroup, type RadioCardGroupColumns } from './radio-card-group.js';
