// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyTooltip } from '@skydeck/elements/tooltip';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/tooltip/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/tooltip';

/** A short text about its content. It shows while the pointer rests on the content or the keyboard focus is there. Escape hides it. The text is the accessible description of the content, unless it is already its name. */
export const Tooltip = createComponent({
  react: React,
  tagName: 'sky-tooltip',
  elementClass: SkyTooltip,
  displayName: 'Tooltip',
});
