// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkySkeleton } from '@skydeck/elements/skeleton';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/skeleton/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/skeleton';

/** The shape of what is being fetched, where it will stand. Decoration: the region around it says `aria-busy`. */
export const Skeleton = createComponent({
  react: React,
  tagName: 'sky-skeleton',
  elementClass: SkySkeleton,
  displayName: 'Skeleton',
});
