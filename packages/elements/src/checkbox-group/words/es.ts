import { plural } from '../../core/plural.js';
import type { CheckboxGroupWords } from './en.js';

export const es: CheckboxGroupWords = {
  required: 'Obligatorio.',
  atLeast: (count: number) =>
    plural('es', count, { one: 'Elija al menos # opción.', other: 'Elija al menos # opciones.' }),
  atMost: (count: number) =>
    plural('es', count, { one: 'Elija como máximo # opción.', other: 'Elija como máximo # opciones.' }),
};
