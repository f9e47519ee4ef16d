import type { AppShellWords } from './en.js';

export const es: AppShellWords = {
  skip: 'Saltar al contenido',
};
