import type { ComboboxWords } from './en.js';

export const zh: ComboboxWords = {
  empty: '没有匹配项',
  loading: '正在加载…',
  results: (count: number) => `${count} 个匹配项`,
  moreResults: (count: number) => `超过 ${count} 个匹配项`,
  chosen: (names: string) => `已选：${names}`,
  remove: (name: string) => `移除 ${name}`,
  removed: (name: string) => `已移除 ${name}`,
  invalid: '无效：',
  clear: '清除',
};
