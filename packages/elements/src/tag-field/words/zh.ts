import type { TagFieldWords } from './en.js';

export const zh: TagFieldWords = {
  entered: (tags: string) => `已输入：${tags}`,
  added: (tags: string) => `已添加：${tags}`,
  known: (tags: string) => `已存在：${tags}`,
  edited: (tag: string) => `正在编辑 ${tag}`,
  remove: (tag: string) => `移除 ${tag}`,
  removed: (tag: string) => `已移除 ${tag}`,
  invalid: '无效：',
  missing: '请至少输入一个标签。',
  atMost: (max: number) => `最多输入 ${max} 个标签。`,
};
