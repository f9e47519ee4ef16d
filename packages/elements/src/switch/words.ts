import { catalogue } from '../core/wording.js';

export const switchWords = catalogue({
  en: { valueMissing: 'Turn this on to go on.' },
  ar: { valueMissing: 'شغّل هذا الخيار للمتابعة.' },
  de: { valueMissing: 'Schalten Sie dies ein, um fortzufahren.' },
  es: { valueMissing: 'Active esta opción para continuar.' },
  ja: { valueMissing: '続行するには、これをオンにしてください。' },
  pt: { valueMissing: 'Ative esta opção para continuar.' },
  ru: { valueMissing: 'Включите этот параметр, чтобы продолжить.' },
  tr: { valueMissing: 'Devam etmek için bunu açın.' },
  zh: { valueMissing: '请打开此选项以继续。' },
});
