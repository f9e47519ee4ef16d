import type { ReportBody } from '@skydeck/contract';
import type { Documents } from '../../store/documents.ts';
import type { Tx } from '../../store/store.ts';

/** What somebody has written, until it lies in the data folder. */
export interface ReportDraft {
  readonly id: string;
  readonly created_at: string;
  readonly user_id: string;
  readonly domain_id: string;
  readonly contact_email: string;
  readonly problem_description: string;
  readonly request_id: string | null;
  readonly user_agent: string;
  readonly base_path: string;
}

export const draftsIn = (tx: Tx): Documents<ReportDraft> => tx.documents<ReportDraft>('problem_report');

export async function saveDraft(
  tx: Tx,
  id: string,
  { contact_email = '', problem_description, request_id = null }: ReportBody,
  from: Pick<ReportDraft, 'user_id' | 'domain_id' | 'user_agent' | 'base_path'>,
): Promise<void> {
  const created_at = tx.now.toISOString();
  const draft: ReportDraft = { id, created_at, contact_email, problem_description, request_id, ...from };
  await draftsIn(tx).insert(draft, { projectId: null, domainId: from.domain_id, name: id, createdAt: created_at });
}
