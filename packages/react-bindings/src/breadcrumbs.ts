// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyBreadcrumbs } from '@skydeck/elements/breadcrumbs';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/breadcrumbs/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/breadcrumbs';

/** The path to the current page. The children are links, from the top level to the page itself, which needs no `href`. If space is short, the middle levels move into a menu, the highest ones first. */
export const Breadcrumbs = createComponent({
  react: React,
  tagName: 'sky-breadcrumbs',
  elementClass: SkyBreadcrumbs,
  displayName: 'Breadcrumbs',
});
