import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل المسار الثابت',
  de: 'Statische Route bearbeiten',
  en: 'Edit the static route',
  es: 'Editar ruta estática',
  ja: '静的ルートの編集',
  pt: 'Editar rota estática',
  ru: 'Изменение статического маршрута',
  tr: 'Statik rotayı düzenle',
  zh: '编辑静态路由',
};
