// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyAppShell } from '@skydeck/elements/app-shell';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/app-shell/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/app-shell';

/** The frame of the product: header, rail, section menu, and the sheet with the page. Chrome carries the brand, the sheet the data. It fills the window; the sheet scrolls. */
export const AppShell = createComponent({
  react: React,
  tagName: 'sky-app-shell',
  elementClass: SkyAppShell,
  displayName: 'AppShell',
});
