import { fixture, oneEvent } from '@open-wc/testing';
import { html } from 'lit';

import type { NotificationItem } from '../../src/core/notification.js';
import '../../src/notification-centre/define.js';
import type { Mute, SkyNotificationCentre } from '../../src/notification-centre/index.js';
import { settled } from '../axe.js';

// What the tests of the notification centre do with one.

export const loud: Mute = { all: false, error: false, info: false, success: false };

export function item(id: string, facts: Partial<NotificationItem> = {}): NotificationItem {
  return { id, type: 'info', title: id, isSeen: false, showClose: true, duration: null, timestamp: 0, ...facts };
}

export async function make(facts: Partial<SkyNotificationCentre> = {}): Promise<SkyNotificationCentre> {
  const centre = await fixture<SkyNotificationCentre>(html`<sky-notification-centre></sky-notification-centre>`);
  Object.assign(centre, facts);
  await settled(document);
  return centre;
}

export async function open(facts: Partial<SkyNotificationCentre> = {}): Promise<SkyNotificationCentre> {
  const centre = await make(facts);
  const seen = oneEvent(centre, 'sky-seen');
  bellOf(centre).click();
  await seen;
  await settled(document);
  return centre;
}

/** As a store answers: what is dismissed, cleared or seen is so at once. */
export function withStore(centre: SkyNotificationCentre): SkyNotificationCentre {
  centre.addEventListener('sky-dismiss', ({ id }) => {
    centre.notifications = centre.notifications.filter((other) => other.id !== id);
  });
  centre.addEventListener('sky-seen', () => {
    centre.notifications = centre.notifications.map((one) => ({ ...one, isSeen: true }));
  });
  centre.addEventListener('sky-mute', ({ mute }) => {
    centre.mute = mute;
  });
  return centre;
}

export const find = <T extends HTMLElement = HTMLElement>(centre: SkyNotificationCentre, selector: string) =>
  centre.shadowRoot!.querySelector<T>(selector)!;
export const all = (centre: SkyNotificationCentre, selector: string) => [
  ...centre.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
export const bellOf = (centre: SkyNotificationCentre) => find(centre, '.bell');
export const titles = (centre: SkyNotificationCentre) => all(centre, '.title').map(({ textContent }) => textContent);
