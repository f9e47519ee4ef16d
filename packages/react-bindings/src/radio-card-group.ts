// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyRadioCard, SkyRadioCardGroup } from '@skydeck/elements/radio-card-group';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/radio-card-group/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/radio-card-group';

/** One of a few options that need an explanation: cards with a title, a description and figures. The children are `sky-radio-card` elements. */
export const RadioCardGroup = createComponent({
  react: React,
  tagName: 'sky-radio-card-group',
  elementClass: SkyRadioCardGroup,
  displayName: 'RadioCardGroup',
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});

/** One option of a `sky-radio-card-group`. The whole card is one radio button. Do not put controls into it. */
export const RadioCard = createComponent({
  react: React,
  tagName: 'sky-radio-card',
  elementClass: SkyRadioCard,
  displayName: 'RadioCard',
});
