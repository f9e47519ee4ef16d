import { catalogue } from '../core/wording.js';

export const notificationHostWords = catalogue({
  en: { region: 'Notifications', close: 'Close', more: 'Show more', less: 'Show less' },
  ar: { region: 'الإشعارات', close: 'إغلاق', more: 'عرض المزيد', less: 'عرض أقل' },
  de: { region: 'Benachrichtigungen', close: 'Schließen', more: 'Mehr anzeigen', less: 'Weniger anzeigen' },
  es: { region: 'Notificaciones', close: 'Cerrar', more: 'Mostrar más', less: 'Mostrar menos' },
  ja: { region: '通知', close: '閉じる', more: 'さらに表示', less: '表示を減らす' },
  pt: { region: 'Notificações', close: 'Fechar', more: 'Mostrar mais', less: 'Mostrar menos' },
  ru: { region: 'Уведомления', close: 'Закрыть', more: 'Показать больше', less: 'Показать меньше' },
  tr: { region: 'Bildirimler', close: 'Kapat', more: 'Daha fazla göster', less: 'Daha az göster' },
  zh: { region: '通知', close: '关闭', more: '显示更多', less: '收起' },
});

export type NotificationWords = ReturnType<(typeof notificationHostWords)['in']>;
