// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyPagination } from '@skydeck/elements/pagination';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/pagination/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/pagination';

/** Moves through a list that the server divides into pages. */
export const Pagination = createComponent({
  react: React,
  tagName: 'sky-pagination',
  elementClass: SkyPagination,
  displayName: 'Pagination',
  events: {
    onChange: 'change' as EventName<Event>,
  },
});
