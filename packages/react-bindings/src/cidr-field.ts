// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyCidrField } from '@skydeck/elements/cidr-field';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/cidr-field/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/cidr-field';

/** A network in CIDR notation, IPv4 or IPv6. If the address is inside a network but is not its network address, the field reports it and suggests the network. */
export const CidrField = createComponent({
  react: React,
  tagName: 'sky-cidr-field',
  elementClass: SkyCidrField,
  displayName: 'CidrField',
  events: {
    onInput: 'input' as EventName<InputEvent>,
    onChange: 'change' as EventName<Event>,
  },
});
