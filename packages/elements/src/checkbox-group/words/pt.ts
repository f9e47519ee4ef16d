import { plural } from '../../core/plural.js';
import type { CheckboxGroupWords } from './en.js';

export const pt: CheckboxGroupWords = {
  required: 'Obrigatório.',
  atLeast: (count: number) =>
    plural('pt', count, { one: 'Escolha pelo menos # opção.', other: 'Escolha pelo menos # opções.' }),
  atMost: (count: number) =>
    plural('pt', count, { one: 'Escolha no máximo # opção.', other: 'Escolha no máximo # opções.' }),
};
