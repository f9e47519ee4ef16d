// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyFieldGroup } from '@skydeck/elements/field-group';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/field-group/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/field-group';

/** Related fields under one name, in columns. It can be collapsible. It is not a form control: it has no value and no validity. */
export const FieldGroup = createComponent({
  react: React,
  tagName: 'sky-field-group',
  elementClass: SkyFieldGroup,
  displayName: 'FieldGroup',
  events: {
    onToggle: 'toggle' as EventName<ToggleEvent>,
  },
});
