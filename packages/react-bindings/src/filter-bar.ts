// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyFilterBar, SkyFilterChip, type SkyClearAllEvent, type SkyRemoveEvent } from '@skydeck/elements/filter-bar';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/filter-bar/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/filter-bar';

/** The active filters of a list. The children are `sky-filter-chip` elements. If space is short, the rest are behind a button with their number. */
export const FilterBar = createComponent({
  react: React,
  tagName: 'sky-filter-bar',
  elementClass: SkyFilterBar,
  displayName: 'FilterBar',
  events: {
    onSkyClearAll: 'sky-clear-all' as EventName<SkyClearAllEvent>,
  },
});

/** One active filter, with a button that removes it. */
export const FilterChip = createComponent({
  react: React,
  tagName: 'sky-filter-chip',
  elementClass: SkyFilterChip,
  displayName: 'FilterChip',
  events: {
    onSkyRemove: 'sky-remove' as EventName<SkyRemoveEvent>,
  },
});
