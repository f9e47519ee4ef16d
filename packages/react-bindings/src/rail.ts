// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyRail, SkyRailItem } from '@skydeck/elements/rail';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/rail/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/rail';

/** One item of `sky-rail`: a link, or without `href` a button. */
export const RailItem = createComponent({
  react: React,
  tagName: 'sky-rail-item',
  elementClass: SkyRailItem,
  displayName: 'RailItem',
});

/** The services of an application, at the start edge, or a bar at the bottom on phones. The children are `sky-rail-item` elements. */
export const Rail = createComponent({
  react: React,
  tagName: 'sky-rail',
  elementClass: SkyRail,
  displayName: 'Rail',
});
