import type { Words } from './words.ts';

export const ar: Words = {
  loading: 'جارٍ تحميل النموذج…',
  silent: 'يتعذّر الوصول إلى وحدة التحكم.',
  version: 'إصدار هذه الصفحة لا يتوافق مع إصدار وحدة التحكم. تواصل مع مسؤول هذه الصفحة.',
  address: 'ليس لهذا النموذج عنوان صالح. تواصل مع مسؤول هذه الصفحة.',
  retry: 'إعادة المحاولة',
  form: 'نموذج',
  networkAdd: 'إنشاء شبكة خاصة',
  routerAdd: 'إنشاء موجّه',
  routerEdit: 'تعديل الموجّه',
};
