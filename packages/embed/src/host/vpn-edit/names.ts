import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'تعديل اتصال VPN',
  de: 'VPN-Verbindung bearbeiten',
  en: 'Edit the VPN connection',
  es: 'Editar conexión VPN',
  ja: 'VPN 接続の編集',
  pt: 'Editar conexão VPN',
  ru: 'Изменение VPN-подключения',
  tr: 'VPN bağlantısını düzenle',
  zh: '编辑 VPN 连接',
};
