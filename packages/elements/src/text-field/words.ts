import { catalogue } from '../core/wording.js';
import { plural } from '../core/plural.js';

export const textFieldWords = catalogue({
  en: {
    clear: 'Clear',
    showPassword: 'Show password',
    email: 'Enter an email address, such as name@example.com.',
    url: 'Enter a web address that begins with https:// or http://.',
    tooLong: (max: number) =>
      plural('en', max, { one: 'Use at most # character.', other: 'Use at most # characters.' }),
    tooShort: (min: number) =>
      plural('en', min, { one: 'Use at least # character.', other: 'Use at least # characters.' }),
  },
  ar: {
    clear: 'مسح',
    showPassword: 'إظهار كلمة المرور',
    email: 'أدخل عنوان بريد إلكتروني، مثل name@example.com.',
    url: 'أدخل عنوان ويب يبدأ بـ https:// أو http://.',
    tooLong: (max: number) =>
      plural('ar', max, {
        one: 'استخدم حرفًا واحدًا على الأكثر.',
        two: 'استخدم حرفين على الأكثر.',
        few: 'استخدم # أحرف على الأكثر.',
        many: 'استخدم # حرفًا على الأكثر.',
        other: 'استخدم # حرف على الأكثر.',
      }),
    tooShort: (min: number) =>
      plural('ar', min, {
        one: 'استخدم حرفًا واحدًا على الأقل.',
        two: 'استخدم حرفين على الأقل.',
        few: 'استخدم # أحرف على الأقل.',
        many: 'استخدم # حرفًا على الأقل.',
        other: 'استخدم # حرف على الأقل.',
      }),
  },
  de: {
    clear: 'Leeren',
    showPassword: 'Passwort anzeigen',
    email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    url: 'Geben Sie eine Webadresse ein, die mit https:// oder http:// beginnt.',
    tooLong: (max: number) => `Verwenden Sie höchstens ${max} Zeichen.`,
    tooShort: (min: number) => `Verwenden Sie mindestens ${min} Zeichen.`,
  },
  es: {
    clear: 'Borrar',
    showPassword: 'Mostrar contraseña',
    email: 'Introduzca una dirección de correo electrónico, por ejemplo, name@example.com.',
    url: 'Introduzca una dirección web que empiece por https:// o http://.',
    tooLong: (max: number) =>
      plural('es', max, { one: 'Use # carácter como máximo.', other: 'Use # caracteres como máximo.' }),
    tooShort: (min: number) =>
      plural('es', min, { one: 'Use al menos # carácter.', other: 'Use al menos # caracteres.' }),
  },
  ja: {
    clear: 'クリア',
    showPassword: 'パスワードを表示',
    email: 'name@example.com のようなメールアドレスを入力してください。',
    url: 'https:// または http:// で始まる URL を入力してください。',
    tooLong: (max: number) => `${max} 文字以内で入力してください。`,
    tooShort: (min: number) => `${min} 文字以上で入力してください。`,
  },
  pt: {
    clear: 'Limpar',
    showPassword: 'Mostrar senha',
    email: 'Insira um endereço de e-mail, por exemplo, name@example.com.',
    url: 'Insira um endereço da web que comece com https:// ou http://.',
    tooLong: (max: number) =>
      plural('pt', max, { one: 'Use no máximo # caractere.', other: 'Use no máximo # caracteres.' }),
    tooShort: (min: number) =>
      plural('pt', min, { one: 'Use pelo menos # caractere.', other: 'Use pelo menos # caracteres.' }),
  },
  ru: {
    clear: 'Очистить',
    showPassword: 'Показать пароль',
    email: 'Введите адрес электронной почты, например name@example.com.',
    url: 'Введите веб-адрес, начинающийся с https:// или http://.',
    tooLong: (max: number) =>
      plural('ru', max, {
        one: 'Не более # символа.',
        few: 'Не более # символов.',
        many: 'Не более # символов.',
        other: 'Не более # символа.',
      }),
    tooShort: (min: number) =>
      plural('ru', min, {
        one: 'Не менее # символа.',
        few: 'Не менее # символов.',
        many: 'Не менее # символов.',
        other: 'Не менее # символа.',
      }),
  },
  tr: {
    clear: 'Temizle',
    showPassword: 'Parolayı göster',
    email: 'name@example.com gibi bir e-posta adresi girin.',
    url: 'https:// veya http:// ile başlayan bir web adresi girin.',
    tooLong: (max: number) => `En fazla ${max} karakter kullanın.`,
    tooShort: (min: number) => `En az ${min} karakter kullanın.`,
  },
  zh: {
    clear: '清除',
    showPassword: '显示密码',
    email: '请输入电子邮件地址，例如 name@example.com。',
    url: '请输入以 https:// 或 http:// 开头的网址。',
    tooLong: (max: number) => `最多使用 ${max} 个字符。`,
    tooShort: (min: number) => `至少使用 ${min} 个字符。`,
  },
});
