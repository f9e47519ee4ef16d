// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyRadio, SkyRadioGroup } from '@skydeck/elements/radio-group';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/radio-group/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/radio-group';

/** One of a few options that are all visible. The children are `sky-radio` elements. */
export const RadioGroup = createComponent({
  react: React,
  tagName: 'sky-radio-group',
  elementClass: SkyRadioGroup,
  displayName: 'RadioGroup',
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});

/** One option of a `sky-radio-group`. */
export const Radio = createComponent({
  react: React,
  tagName: 'sky-radio',
  elementClass: SkyRadio,
  displayName: 'Radio',
});
