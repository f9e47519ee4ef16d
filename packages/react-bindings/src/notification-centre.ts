// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyNotificationCentre, type SkyActionEvent, type SkyClearEvent, type SkyDismissEvent, type SkyMuteEvent, type SkySeenEvent } from '@skydeck/elements/notification-centre';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/notification-centre/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/notification-centre';

/** The bell, and the list behind it: notifications, tasks, and the types that can pop up. It stores nothing. */
export const NotificationCentre = createComponent({
  react: React,
  tagName: 'sky-notification-centre',
  elementClass: SkyNotificationCentre,
  displayName: 'NotificationCentre',
  events: {
    onSkySeen: 'sky-seen' as EventName<SkySeenEvent>,
    onSkyDismiss: 'sky-dismiss' as EventName<SkyDismissEvent>,
    onSkyClear: 'sky-clear' as EventName<SkyClearEvent>,
    onSkyMute: 'sky-mute' as EventName<SkyMuteEvent>,
    onSkyAction: 'sky-action' as EventName<SkyActionEvent>,
  },
});
