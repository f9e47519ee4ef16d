import type { PasswordFieldWords } from './en.js';

export const es: PasswordFieldWords = {
  showPassword: 'Mostrar contraseña',
  capsLock: 'Bloq Mayús está activado.',
  valueMissing: 'Introduzca una contraseña.',
  rulesOpen: 'Aún no se cumplen todas las reglas.',
  rulesMet: 'Se cumplen todas las reglas.',
  met: 'Cumplida:',
  open: 'Aún no cumplida:',
};
