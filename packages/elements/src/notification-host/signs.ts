import type { TemplateResult } from 'lit';

import type { NotificationItem, NotificationType } from '../core/notification.js';
import { circleCheckGlyph, infoGlyph, octagonXGlyph, triangleAlertGlyph } from '../icon/own.js';
import { stateGlyph } from '../status/state-glyph.js';

/** A shape for each kind, so that colour is never the only sign. */
export const signs: Record<Exclude<NotificationType, 'progress'>, TemplateResult> = {
  success: circleCheckGlyph,
  warning: triangleAlertGlyph,
  error: octagonXGlyph,
  info: infoGlyph,
};

export function signOf({ type, progress = null }: NotificationItem): TemplateResult {
  return type === 'progress' ? stateGlyph('progress', progress) : signs[type];
}
