import type { FieldWords } from './en.js';

export const ru: FieldWords = {
  valueMissing: 'Обязательно.',
  typeMismatch: 'Неверный формат значения.',
  patternMismatch: 'Используйте требуемый формат.',
  tooLong: 'Слишком длинный текст.',
  tooShort: 'Слишком короткий текст.',
  rangeUnderflow: 'Слишком маленькое значение.',
  rangeOverflow: 'Слишком большое значение.',
  stepMismatch: 'Значение находится между двумя допустимыми шагами.',
  badInput: 'Не удалось распознать значение.',
};
