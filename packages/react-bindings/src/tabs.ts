// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyTab, SkyTabPanel, SkyTabs } from '@skydeck/elements/tabs';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/tabs/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/tabs';

/** The content of a tab. `sky-tabs` hides it while another tab is selected. */
export const TabPanel = createComponent({
  react: React,
  tagName: 'sky-tab-panel',
  elementClass: SkyTabPanel,
  displayName: 'TabPanel',
});

/** One of the tabs of `sky-tabs`. */
export const Tab = createComponent({
  react: React,
  tagName: 'sky-tab',
  elementClass: SkyTab,
  displayName: 'Tab',
});

/** Shows one of several views of the same object. The children are `sky-tab` elements and, unless your application shows the views, a `sky-tab-panel` for each. */
export const Tabs = createComponent({
  react: React,
  tagName: 'sky-tabs',
  elementClass: SkyTabs,
  displayName: 'Tabs',
  events: {
    onChange: 'change' as EventName<Event>,
  },
});
