import { catalogue } from '../core/wording.js';

export const confirmDialogWords = catalogue({
  en: {
    cancel: 'Cancel',
    type: (phrase: string) => `Type “${phrase}” to confirm`,
    mismatch: (phrase: string) => `This is not “${phrase}”.`,
  },
  ar: {
    cancel: 'إلغاء',
    type: (phrase: string) => `اكتب «${phrase}» للتأكيد`,
    mismatch: (phrase: string) => `هذا ليس «${phrase}».`,
  },
  de: {
    cancel: 'Abbrechen',
    type: (phrase: string) => `Zur Bestätigung „${phrase}“ eingeben`,
    mismatch: (phrase: string) => `Das ist nicht „${phrase}“.`,
  },
  es: {
    cancel: 'Cancelar',
    type: (phrase: string) => `Escriba «${phrase}» para confirmar`,
    mismatch: (phrase: string) => `Esto no es «${phrase}».`,
  },
  ja: {
    cancel: 'キャンセル',
    type: (phrase: string) => `確認のため「${phrase}」と入力してください`,
    mismatch: (phrase: string) => `「${phrase}」と一致しません。`,
  },
  pt: {
    cancel: 'Cancelar',
    type: (phrase: string) => `Digite “${phrase}” para confirmar`,
    mismatch: (phrase: string) => `Isto não é “${phrase}”.`,
  },
  ru: {
    cancel: 'Отмена',
    type: (phrase: string) => `Введите «${phrase}» для подтверждения`,
    mismatch: (phrase: string) => `Это не «${phrase}».`,
  },
  tr: {
    cancel: 'Vazgeç',
    type: (phrase: string) => `Onaylamak için “${phrase}” yazın`,
    mismatch: (phrase: string) => `Bu “${phrase}” değil.`,
  },
  zh: {
    cancel: '取消',
    type: (phrase: string) => `输入“${phrase}”以确认`,
    mismatch: (phrase: string) => `这不是“${phrase}”。`,
  },
});
