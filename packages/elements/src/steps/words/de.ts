import type { StepsWords } from './en.js';

export const de: StepsWords = {
  label: 'Schritte',
  done: 'Erledigt',
  problem: 'Zu prüfen',
};
