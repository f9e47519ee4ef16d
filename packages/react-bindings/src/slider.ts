// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkySlider } from '@skydeck/elements/slider';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/slider/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/slider';

/** A number whose position between two limits matters more than its digits. It contains the native control, with its keys. */
export const Slider = createComponent({
  react: React,
  tagName: 'sky-slider',
  elementClass: SkySlider,
  displayName: 'Slider',
  events: {
    onInput: 'input' as EventName<InputEvent>,
    onChange: 'change' as EventName<Event>,
  },
});
