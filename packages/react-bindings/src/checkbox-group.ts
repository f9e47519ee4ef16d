// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyCheckboxGroup } from '@skydeck/elements/checkbox-group';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/checkbox-group/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/checkbox-group';

/** Several of a few options with one form name. The children are `sky-checkbox` elements, each with its own value. The group controls which of them are checked. */
export const CheckboxGroup = createComponent({
  react: React,
  tagName: 'sky-checkbox-group',
  elementClass: SkyCheckboxGroup,
  displayName: 'CheckboxGroup',
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
