// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyBulkBar, type SkyClearAllEvent } from '@skydeck/elements/bulk-bar';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/bulk-bar/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/bulk-bar';

/** What can be done with the chosen rows of a list. It floats at the lower edge of what scrolls, and is there while something is chosen. Its children are buttons and menus; inside the bar they take its dark ground's colours. */
export const BulkBar = createComponent({
  react: React,
  tagName: 'sky-bulk-bar',
  elementClass: SkyBulkBar,
  displayName: 'BulkBar',
  events: {
    onSkyClearAll: 'sky-clear-all' as EventName<SkyClearAllEvent>,
  },
});
