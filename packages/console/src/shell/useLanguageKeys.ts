import { useEffect } from 'react';
import { chooseLanguage } from '../app/language.ts';
import { nextLanguage } from '../app/preferences.ts';
import { useLanguage } from '../kit/text/index.ts';

/** Ctrl+L goes to the next language, with Shift to the one before (1-foundations §2). */
export function useLanguageKeys(): void {
  const language = useLanguage();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.metaKey || event.altKey || event.code !== 'KeyL') return;
      event.preventDefault();
      void chooseLanguage(nextLanguage(language, event.shiftKey ? -1 : 1));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [language]);
}
