import { plural } from '../../core/plural.js';
import type { BreadcrumbsWords } from './en.js';

export const zh: BreadcrumbsWords = {
  label: '面包屑导航',
  more: (count: number) => plural('zh', count, { other: '显示另外 # 级' }),
};
