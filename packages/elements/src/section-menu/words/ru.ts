import { plural } from '../../core/plural.js';
import type { SectionMenuWords } from './en.js';

export const ru: SectionMenuWords = {
  count: (count: number) =>
    plural('ru', count, { one: '# объект', few: '# объекта', many: '# объектов', other: '# объекта' }),
};
