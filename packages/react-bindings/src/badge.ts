// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyBadge } from '@skydeck/elements/badge';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/badge/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/badge';

/** A small count, or a dot that marks something new, in a line of text or at the corner of its content. */
export const Badge = createComponent({
  react: React,
  tagName: 'sky-badge',
  elementClass: SkyBadge,
  displayName: 'Badge',
});
