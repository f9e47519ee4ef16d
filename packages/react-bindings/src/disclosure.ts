// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyDisclosure } from '@skydeck/elements/disclosure';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/disclosure/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/disclosure';

/** Optional content below a line that expands it. It is a native `<details>`, so the browser's page search finds folded content. Of several with the same `name`, at most one is open. */
export const Disclosure = createComponent({
  react: React,
  tagName: 'sky-disclosure',
  elementClass: SkyDisclosure,
  displayName: 'Disclosure',
  events: {
    onToggle: 'toggle' as EventName<ToggleEvent>,
  },
});
