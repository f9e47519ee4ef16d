// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyToolbar } from '@skydeck/elements/toolbar';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/toolbar/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/toolbar';

/** Controls for one subject, in a row that is one Tab stop (ARIA pattern "Toolbar"). If space is short, the last ones move into a menu. The children are buttons, links, menus, fields, and `<hr>` elements between them. */
export const Toolbar = createComponent({
  react: React,
  tagName: 'sky-toolbar',
  elementClass: SkyToolbar,
  displayName: 'Toolbar',
});
