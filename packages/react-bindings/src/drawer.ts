// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyDrawer, type SkyCloseEvent, type SkyClosedEvent, type SkyOpenEvent } from '@skydeck/elements/drawer';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/drawer/define';
import * as React from 'react';
import { overlay } from './overlay.js';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/drawer';

/** A panel at the end side: over the page, which is then inert, or beside it. In windows up to 900 pixels, it is always over the page and fills it. The focus moves to the element with `autofocus`, else to the first control, else to the body, and returns when the drawer closes. */
export const Drawer = overlay(createComponent({
  react: React,
  tagName: 'sky-drawer',
  elementClass: SkyDrawer,
  displayName: 'Drawer',
  events: {
    onSkyOpen: 'sky-open' as EventName<SkyOpenEvent>,
    onSkyClose: 'sky-close' as EventName<SkyCloseEvent>,
    onSkyClosed: 'sky-closed' as EventName<SkyClosedEvent>,
  },
}));
