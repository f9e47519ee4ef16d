import type { StatusWords } from './en.js';

export const de: StatusWords = {
  healthy: 'In Ordnung',
  warning: 'Warnung',
  error: 'Fehler',
  stopped: 'Gestoppt',
  paused: 'Pausiert',
  unknown: 'Unbekannt',
  progress: 'In Bearbeitung',
  maintenance: 'Wartung',
};
