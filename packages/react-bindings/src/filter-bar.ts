// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyFilterBar, SkyFilterChip, type SkyClearAllEvent, type SkyRemoveEvent } from '@skydeck/elements/filter-bar';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/filter-bar/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/filter-bar';

/** The filters that are in force. Its children are `sky-filter-chip`s. In a narrow place those without room are behind a button with their number. */
export const FilterBar = createComponent({
  react: React,
  tagName: 'sky-filter-bar',
  elementClass: SkyFilterBar,
  displayName: 'FilterBar',
  events: {
    onSkyClearAll: 'sky-clear-all' as EventName<SkyClearAllEvent>,
  },
});

/** One filter that is in force, with a button that takes it away. */
export const FilterChip = createComponent({
  react: React,
  tagName: 'sky-filter-chip',
  elementClass: SkyFilterChip,
  displayName: 'FilterChip',
  events: {
    onSkyRemove: 'sky-remove' as EventName<SkyRemoveEvent>,
  },
});
