// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyPageHeader } from '@skydeck/elements/page-header';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/page-header/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/page-header';

/** The top of a page: its title, its status and its actions. */
export const PageHeader = createComponent({
  react: React,
  tagName: 'sky-page-header',
  elementClass: SkyPageHeader,
  displayName: 'PageHeader',
});
