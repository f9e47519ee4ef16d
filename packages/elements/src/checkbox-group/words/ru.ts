import { plural } from '../../core/plural.js';
import type { CheckboxGroupWords } from './en.js';

export const ru: CheckboxGroupWords = {
  required: 'Обязательно.',
  atLeast: (count: number) =>
    plural('ru', count, {
      one: 'Выберите хотя бы # вариант.',
      few: 'Выберите не менее # вариантов.',
      many: 'Выберите не менее # вариантов.',
      other: 'Выберите не менее # варианта.',
    }),
  atMost: (count: number) =>
    plural('ru', count, {
      one: 'Выберите не более # варианта.',
      few: 'Выберите не более # вариантов.',
      many: 'Выберите не более # вариантов.',
      other: 'Выберите не более # варианта.',
    }),
};
