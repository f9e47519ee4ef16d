import type { AppShellWords } from './en.js';

export const pt: AppShellWords = {
  skip: 'Pular para o conteúdo',
};
