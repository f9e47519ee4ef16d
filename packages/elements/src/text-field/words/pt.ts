import { plural } from '../../core/plural.js';
import type { TextFieldWords } from './en.js';

export const pt: TextFieldWords = {
  clear: 'Limpar',
  showPassword: 'Mostrar senha',
  email: 'Insira um endereço de e-mail, por exemplo, nome@example.com.',
  url: 'Insira um endereço da web que comece com https:// ou http://.',
  tooLong: (max: number) =>
    plural('pt', max, { one: 'Use no máximo # caractere.', other: 'Use no máximo # caracteres.' }),
  tooShort: (min: number) =>
    plural('pt', min, { one: 'Use pelo menos # caractere.', other: 'Use pelo menos # caracteres.' }),
};
