import { array, boolean, type Infer, nullable, object, optional, string, type } from 'superstruct';
import { get, send, TaskRef, unscoped } from '../http.ts';
import { DESCRIPTION_MOST, isEmailAddress } from './rules.ts';
import { enums, ruled, size, within } from '../structs.ts';

export * from './rules.ts';

export const ReportSettings = type({ problem: type({ sending_enabled: boolean() }) });
export type ReportSettings = Infer<typeof ReportSettings>;

/** What a person has to say; `request_id` names the call that went wrong, when there was one. */
export const ReportBody = object({
  contact_email: optional(
    ruled(size(string(), 1, 254), 'email_invalid', 'This is not an email address', isEmailAddress),
  ),
  problem_description: size(string(), 0, DESCRIPTION_MOST),
  request_id: optional(nullable(size(string(), 1, 200))),
  /** Of the command line: taken, and of no consequence to the embedded engine, which has no nodes to ask. */
  send: optional(boolean()),
  verbosity_level: optional(enums(['basic', 'full'])),
  include_days: optional(within({ least: 1, most: 30 })),
  node_ids: optional(size(array(size(string(), 1, 200)), 0, 100)),
});
export type ReportBody = Infer<typeof ReportBody>;

export const reportApi = {
  settings: unscoped(get('/api/v2/settings/reports/', ReportSettings)),
  send: unscoped(send('POST', '/api/v2/reports/', ReportBody, TaskRef)),
} as const;
