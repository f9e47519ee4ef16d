// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyCombobox, type SkyMoreEvent, type SkyQueryEvent } from '@skydeck/elements/combobox';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/combobox/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/combobox';

/** One or several options of a long list, found by typing. With `with-custom`, also values that are not in the list. */
export const Combobox = createComponent({
  react: React,
  tagName: 'sky-combobox',
  elementClass: SkyCombobox,
  displayName: 'Combobox',
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
    onSkyQuery: 'sky-query' as EventName<SkyQueryEvent>,
    onSkyMore: 'sky-more' as EventName<SkyMoreEvent>,
  },
});
