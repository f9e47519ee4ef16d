import { plural } from '../../core/plural.js';
import type { TextFieldWords } from './en.js';

export const es: TextFieldWords = {
  clear: 'Borrar',
  showPassword: 'Mostrar contraseña',
  email: 'Introduzca una dirección de correo electrónico, por ejemplo, nombre@example.com.',
  url: 'Introduzca una dirección web que empiece por https:// o http://.',
  tooLong: (max: number) =>
    plural('es', max, { one: 'Use # carácter como máximo.', other: 'Use # caracteres como máximo.' }),
  tooShort: (min: number) =>
    plural('es', min, { one: 'Use al menos # carácter.', other: 'Use al menos # caracteres.' }),
};
