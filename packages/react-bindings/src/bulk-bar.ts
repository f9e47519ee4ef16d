// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyBulkBar, type SkyClearAllEvent } from '@skydeck/elements/bulk-bar';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/bulk-bar/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/bulk-bar';

/** Actions for the selected rows of a list. It floats at the bottom of the scroll container while rows are selected. The children are buttons and menus. They take the colors of the dark bar. */
export const BulkBar = createComponent({
  react: React,
  tagName: 'sky-bulk-bar',
  elementClass: SkyBulkBar,
  displayName: 'BulkBar',
  events: {
    onSkyClearAll: 'sky-clear-all' as EventName<SkyClearAllEvent>,
  },
});
