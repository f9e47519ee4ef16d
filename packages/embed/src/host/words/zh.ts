import type { Words } from './words.ts';

export const zh: Words = {
  loading: '正在加载表单…',
  silent: '表单无法加载。',
  unreachable: '无法连接到控制台。',
  unlisted: '控制台不允许此页面显示其表单，请联系此页面的管理员。',
  blocked: '此页面的安全策略阻止了表单，请联系此页面的管理员。',
  version: '此页面与控制台的版本不兼容，请联系此页面的管理员。',
  address: '此表单没有有效的地址，请联系此页面的管理员。',
  retry: '重试',
  form: '表单',
};
