import type { Theme } from '@skydeck/contract';
import { useEffect } from 'react';
import { refreshTheme, previewTheme } from '../../../preferences/theme.ts';
import { currentClient } from '../../../kit/data/client.ts';
import { type ThemeDraft, themeOfDraft } from './theme.form.ts';

/** The whole console wears the draft for as long as the page is there; then what is saved. */
export function usePreview(brand: Theme, draft: ThemeDraft): void {
  const shown = JSON.stringify(themeOfDraft(brand, draft, (path) => currentClient().address(path)));
  useEffect(() => {
    void previewTheme(JSON.parse(shown) as Theme);
  }, [shown]);
  useEffect(
    () => () => {
      void previewTheme(null);
      void refreshTheme();
    },
    [],
  );
}
