import { catalogue } from '../core/wording.js';

export const checkboxWords = catalogue({
  en: { valueMissing: 'Select this box to go on.' },
  ar: { valueMissing: 'حدد هذا المربع للمتابعة.' },
  de: { valueMissing: 'Aktivieren Sie dieses Kästchen, um fortzufahren.' },
  es: { valueMissing: 'Marque esta casilla para continuar.' },
  ja: { valueMissing: '続行するには、このチェックボックスをオンにしてください。' },
  pt: { valueMissing: 'Marque esta caixa para continuar.' },
  ru: { valueMissing: 'Установите этот флажок, чтобы продолжить.' },
  tr: { valueMissing: 'Devam etmek için bu kutuyu işaretleyin.' },
  zh: { valueMissing: '请选中此复选框以继续。' },
});
