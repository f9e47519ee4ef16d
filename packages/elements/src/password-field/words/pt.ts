import type { PasswordFieldWords } from './en.js';

export const pt: PasswordFieldWords = {
  showPassword: 'Mostrar senha',
  capsLock: 'O Caps Lock está ativado.',
  valueMissing: 'Insira uma senha.',
  rulesOpen: 'Nem todas as regras foram atendidas ainda.',
  rulesMet: 'Todas as regras foram atendidas.',
  met: 'Atendida:',
  open: 'Ainda não atendida:',
};
