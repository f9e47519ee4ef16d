// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyNotificationHost, type SkyActionEvent, type SkyDismissEvent, type SkyExpireEvent } from '@skydeck/elements/notification-host';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/notification-host/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/notification-host';

/** The newest notifications as toasts, the newest at the bottom. It stores nothing and shows what it is given. Errors are announced immediately, others at the next pause. It moves above an open `sky-bulk-bar`. */
export const NotificationHost = createComponent({
  react: React,
  tagName: 'sky-notification-host',
  elementClass: SkyNotificationHost,
  displayName: 'NotificationHost',
  events: {
    onSkyDismiss: 'sky-dismiss' as EventName<SkyDismissEvent>,
    onSkyExpire: 'sky-expire' as EventName<SkyExpireEvent>,
    onSkyAction: 'sky-action' as EventName<SkyActionEvent>,
  },
});
