import type { FileFieldWords } from './en.js';

export const zh: FileFieldWords = {
  required: '必填。',
  chooseOne: '选择文件',
  chooseSeveral: '选择文件',
  dropOne: '或将文件拖放到此处',
  dropSeveral: '或将多个文件拖放到此处',
  dropNow: '松开即可添加',
  upTo: (size: string) => `每个文件不超过 ${size}`,
  files: '已选文件',
  remove: (name: string) => `移除 ${name}`,
  added: (name: string) => `已添加 ${name}`,
  addedSeveral: (count: number) => `已添加 ${count} 个文件`,
  removed: (name: string) => `已移除 ${name}`,
  missing: '请选择文件。',
  wrongType: (name: string, types: string) => `不支持“${name}”的文件类型。支持的类型：${types}。`,
  tooLarge: (name: string, size: string) => `“${name}”超过 ${size}。`,
  typeMismatch: '类型不支持',
  rangeOverflow: '文件过大',
  folder: '不能添加文件夹，只能添加文件。',
  onlyOne: '只能添加一个文件，已采用第一个。',
};
