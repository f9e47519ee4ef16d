// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkySegment, SkySegmented } from '@skydeck/elements/segmented';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/segmented/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/segmented';

/** One option of a `sky-segmented`. */
export const Segment = createComponent({
  react: React,
  tagName: 'sky-segment',
  elementClass: SkySegment,
  displayName: 'Segment',
});

/** One of two to five short options in a row. The children are `sky-segment` elements. */
export const Segmented = createComponent({
  react: React,
  tagName: 'sky-segmented',
  elementClass: SkySegmented,
  displayName: 'Segmented',
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
