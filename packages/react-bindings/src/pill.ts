// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyPill } from '@skydeck/elements/pill';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/pill/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/pill';

/** The status of the object that a page or card is about: the shape and text of `sky-status`, on a colored background. */
export const Pill = createComponent({
  react: React,
  tagName: 'sky-pill',
  elementClass: SkyPill,
  displayName: 'Pill',
});
