import type { Locale } from '../../protocol/index.ts';

export const names: Readonly<Record<Locale, string>> = {
  ar: 'إنشاء اتصال VPN',
  de: 'VPN-Verbindung erstellen',
  en: 'Create a VPN connection',
  es: 'Crear conexión VPN',
  ja: 'VPN 接続の作成',
  pt: 'Criar conexão VPN',
  ru: 'Создание VPN-подключения',
  tr: 'VPN bağlantısı oluştur',
  zh: '创建 VPN 连接',
};
