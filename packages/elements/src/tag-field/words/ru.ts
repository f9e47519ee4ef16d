import { plural } from '../../core/plural.js';
import type { TagFieldWords } from './en.js';

export const ru: TagFieldWords = {
  entered: (tags: string) => `Введено: ${tags}`,
  added: (tags: string) => `Добавлено: ${tags}`,
  known: (tags: string) => `Уже введено: ${tags}`,
  edited: (tag: string) => `Изменение: ${tag}`,
  remove: (tag: string) => `Удалить ${tag}`,
  removed: (tag: string) => `Удалено: ${tag}`,
  invalid: 'Недопустимо:',
  missing: 'Введите хотя бы один тег.',
  atMost: (max: number) =>
    plural('ru', max, {
      one: 'Введите не более # тега.',
      few: 'Введите не более # тегов.',
      many: 'Введите не более # тегов.',
      other: 'Введите не более # тега.',
    }),
};
