// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyEmptyState } from '@skydeck/elements/empty-state';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/empty-state/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/empty-state';

/** Shows that there is no content yet, what it is for, and how to create it. */
export const EmptyState = createComponent({
  react: React,
  tagName: 'sky-empty-state',
  elementClass: SkyEmptyState,
  displayName: 'EmptyState',
});
