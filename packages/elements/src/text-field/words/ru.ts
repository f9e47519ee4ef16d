import { plural } from '../../core/plural.js';
import type { TextFieldWords } from './en.js';

export const ru: TextFieldWords = {
  clear: 'Очистить',
  showPassword: 'Показать пароль',
  email: 'Введите адрес электронной почты, например name@example.com.',
  url: 'Введите веб-адрес, начинающийся с https:// или http://.',
  tooLong: (max: number) =>
    plural('ru', max, {
      one: 'Не более # символа.',
      few: 'Не более # символов.',
      many: 'Не более # символов.',
      other: 'Не более # символа.',
    }),
  tooShort: (min: number) =>
    plural('ru', min, {
      one: 'Не менее # символа.',
      few: 'Не менее # символов.',
      many: 'Не менее # символов.',
      other: 'Не менее # символа.',
    }),
};
