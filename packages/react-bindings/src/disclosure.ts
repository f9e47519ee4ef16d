// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyDisclosure } from '@skydeck/elements/disclosure';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/disclosure/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/disclosure';

/** What only some want to see, under the line that unfolds it: a native `<details>`, so the browser's search finds what is folded. Of several with one `name`, one at most is open. */
export const Disclosure = createComponent({
  react: React,
  tagName: 'sky-disclosure',
  elementClass: SkyDisclosure,
  displayName: 'Disclosure',
  events: {
    onToggle: 'toggle' as EventName<ToggleEvent>,
  },
});
