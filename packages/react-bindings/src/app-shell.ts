// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyAppShell } from '@skydeck/elements/app-shell';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/app-shell/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/app-shell';

/** The layout of an application: header, rail, section menu and page. It fills the window. Only the page scrolls. */
export const AppShell = createComponent({
  react: React,
  tagName: 'sky-app-shell',
  elementClass: SkyAppShell,
  displayName: 'AppShell',
});
