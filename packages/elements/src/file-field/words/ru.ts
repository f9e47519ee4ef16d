import { plural } from '../../core/plural.js';
import type { FileFieldWords } from './en.js';

export const ru: FileFieldWords = {
  required: 'Обязательно.',
  chooseOne: 'Выбрать файл',
  chooseSeveral: 'Выбрать файлы',
  dropOne: 'Или перетащите файл сюда',
  dropSeveral: 'Или перетащите файлы сюда',
  dropNow: 'Отпустите, чтобы добавить',
  upTo: (size: string) => `Не более ${size} на файл`,
  files: 'Выбранные файлы',
  remove: (name: string) => `Удалить ${name}`,
  added: (name: string) => `Добавлено: ${name}`,
  addedSeveral: (count: number) =>
    plural('ru', count, {
      one: 'Добавлен # файл',
      few: 'Добавлено # файла',
      many: 'Добавлено # файлов',
      other: 'Добавлено # файла',
    }),
  removed: (name: string) => `Удалено: ${name}`,
  missing: 'Выберите файл.',
  wrongType: (name: string, types: string) => `Тип файла «${name}» не поддерживается. Допустимо: ${types}.`,
  tooLarge: (name: string, size: string) => `Размер файла «${name}» превышает ${size}.`,
  typeMismatch: 'Неподдерживаемый тип',
  rangeOverflow: 'Слишком большой',
  folder: 'Папки добавить нельзя, только файлы.',
  onlyOne: 'Можно добавить только один файл. Взят первый.',
};
