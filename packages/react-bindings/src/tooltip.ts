// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyTooltip } from '@skydeck/elements/tooltip';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/tooltip/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/tooltip';

/** A few words on what is inside it, shown while the pointer rests there or the keyboard's focus is there. Escape hides it. For who listens it describes what is inside, unless that has the same words for its name. */
export const Tooltip = createComponent({
  react: React,
  tagName: 'sky-tooltip',
  elementClass: SkyTooltip,
  displayName: 'Tooltip',
});
