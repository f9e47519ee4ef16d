import { plural } from '../../core/plural.js';
import type { BulkBarWords } from './en.js';

export const ru: BulkBarWords = {
  selected: (count: number) =>
    plural('ru', count, {
      one: 'Выбран # объект',
      few: 'Выбрано # объекта',
      many: 'Выбрано # объектов',
      other: 'Выбрано # объекта',
    }),
  clear: 'Снять выделение',
};
