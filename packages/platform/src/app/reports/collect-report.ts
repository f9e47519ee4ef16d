import { release, type } from 'node:os';
import { accountsOf } from '../../identity/accounts/documents.ts';
import type { AuditType } from '../../audit/audit.ts';
import type { Tx } from '../../store/store.ts';
import type { Release } from '../settings/routes.ts';
import type { ReportDraft } from './drafts.ts';

const RECENT = 50;

/** A report's files by name. Nothing secret is in it: no password, no token, no task's arguments. */
export interface Report {
  readonly id: string;
  readonly report: unknown;
  /** What the person did lately: sign-ins, changes, and what they may not. */
  readonly audit: readonly unknown[];
  readonly tasks: readonly unknown[];
}

export async function collectReport(tx: Tx, draft: ReportDraft, versions: Release): Promise<Report> {
  const person = await accountsOf(tx).users.get(draft.user_id);
  const domain = await accountsOf(tx).domains.get(draft.domain_id);
  return {
    id: draft.id,
    report: {
      id: draft.id,
      at: draft.created_at,
      contact_email: draft.contact_email,
      problem_description: draft.problem_description,
      request_id: draft.request_id,
      from: { user_id: draft.user_id, name: person?.name ?? null, domain: domain?.name ?? null },
      versions: { ...versions, node: process.version, system: `${type()} ${release()}` },
      browser: draft.user_agent,
      base_path: draft.base_path,
    },
    audit: await auditOf(tx, draft.user_id),
    tasks: await tasksOf(tx, draft.user_id),
  };
}

const auditOf = (tx: Tx, userId: string) =>
  tx.tables
    .selectFrom('audit')
    .select(['at', 'type', 'address', 'request_id'])
    .where('user_id', '=', userId)
    // The report is itself what it says.
    .where('type', '!=', 'report_sent' satisfies AuditType)
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute();

const tasksOf = (tx: Tx, userId: string) =>
  tx.tables
    .selectFrom('tasks')
    .select(['id', 'name', 'state', 'error', 'project_id', 'request_id', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(RECENT)
    .execute();
