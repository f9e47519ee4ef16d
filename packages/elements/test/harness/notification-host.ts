import { fixture } from '@open-wc/testing';
import { html } from 'lit';

import type { NotificationItem } from '../../src/core/notification.js';
import '../../src/notification-host/define.js';
import type { SkyNotificationHost } from '../../src/notification-host/index.js';
import { settled } from '../axe.js';

// What the tests of the notification host do with one.

let ids = 0;
export function item(facts: Partial<NotificationItem> = {}): NotificationItem {
  const id = String(++ids);
  return {
    id,
    type: 'success',
    title: `Title ${id}`,
    isSeen: false,
    showClose: true,
    duration: null,
    timestamp: 0,
    ...facts,
  };
}

export async function make(...notifications: NotificationItem[]): Promise<SkyNotificationHost> {
  const host = await fixture<SkyNotificationHost>(
    html`<sky-notification-host .notifications=${notifications}></sky-notification-host>`,
  );
  await settled(document);
  return host;
}

export const layer = () =>
  document.querySelector<HTMLElement>('[data-react-aria-top-layer]') ??
  document
    .querySelector('sky-notification-host')!
    .shadowRoot!.querySelector<HTMLElement>('[data-react-aria-top-layer]')!;
export const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  layer().shadowRoot!.querySelector<T>(selector)!;
