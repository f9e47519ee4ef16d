// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkySkeleton } from '@skydeck/elements/skeleton';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/skeleton/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/skeleton';

/** A placeholder in the shape of content that is loading. It is decorative: set `aria-busy` on the region around it. */
export const Skeleton = createComponent({
  react: React,
  tagName: 'sky-skeleton',
  elementClass: SkySkeleton,
  displayName: 'Skeleton',
});
