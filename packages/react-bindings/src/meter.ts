// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyMeter } from '@skydeck/elements/meter';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/meter/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/meter';

/** How much of a resource is used, and how much will be used after a change. The tone follows `low`, `high` and `optimum`, as on the native `<meter>`. For the progress of a task, use `sky-progress`. */
export const Meter = createComponent({
  react: React,
  tagName: 'sky-meter',
  elementClass: SkyMeter,
  displayName: 'Meter',
});
