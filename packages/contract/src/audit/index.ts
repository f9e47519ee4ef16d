import { get, page } from '../http.ts';
import { ActivityEntry, AuditActivity, AuditEntry } from './model.ts';

export * from './model.ts';

/** Entries on one page of the audit log, where no limit is asked for. */
export const AUDIT_PAGE_SIZE = 256;

export const auditApi = {
  /**
   * The newest first. Filters: `username`, `actor_id`, `type`, `object_kind`, `object_id`, `project_id`, `request_id`, and
   * `from` (included) and `to` (excluded), ISO 8601. `marker` is the id of the last entry of the page before.
   */
  list: get('/api/v2/audit_log', page(AuditEntry)),
  /** Every kind of entry that there can be. */
  activities: get('/api/v2/audit_log/activities', page(AuditActivity)),
} as const;

export const activityApi = {
  /**
   * What was done to one object, the newest first: `?object_id=` is needed; `from` (included) and `to` (excluded), ISO 8601. For
   * whoever may read objects of its kind in its project, also when it is deleted; others get an empty list.
   */
  list: get('/api/v2/activity', page(ActivityEntry)),
} as const;
