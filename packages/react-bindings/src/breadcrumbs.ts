// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyBreadcrumbs } from '@skydeck/elements/breadcrumbs';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/breadcrumbs/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/breadcrumbs';

/** The way from the top to this page. Its children are links, from the widest to the page itself, which needs no `href`. Where there is no room the levels in the middle fold into a menu, those nearest to the top first. */
export const Breadcrumbs = createComponent({
  react: React,
  tagName: 'sky-breadcrumbs',
  elementClass: SkyBreadcrumbs,
  displayName: 'Breadcrumbs',
});
