import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'إضافة مسار ثابت',
  de: 'Statische Route hinzufügen',
  en: 'Add a static route',
  es: 'Añadir ruta estática',
  ja: '静的ルートの追加',
  pt: 'Adicionar rota estática',
  ru: 'Добавление статического маршрута',
  tr: 'Statik rota ekle',
  zh: '添加静态路由',
};
