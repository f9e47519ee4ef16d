import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from '../text/index.ts';

/** The language of the console for what is made of react-aria: its words, calendar, first day of the week and direction. */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  // Latin digits in every language (visual language, "Languages").
  return <I18nProvider locale={`${useLanguage()}-u-nu-latn`}>{children}</I18nProvider>;
}
