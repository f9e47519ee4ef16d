import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل الموجّه',
  de: 'Router bearbeiten',
  en: 'Edit the router',
  es: 'Editar router',
  ja: 'ルーターの編集',
  pt: 'Editar roteador',
  ru: 'Изменение маршрутизатора',
  tr: 'Yönlendiriciyi düzenle',
  zh: '编辑路由器',
};
