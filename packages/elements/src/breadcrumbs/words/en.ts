import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  label: 'Breadcrumbs',
  more: (count: number) => plural('en', count, { one: 'Show # more level', other: 'Show # more levels' }),
};

export type BreadcrumbsWords = Translation<typeof en>;
