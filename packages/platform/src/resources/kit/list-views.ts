import type { Page } from '@skydeck/contract';
import { answerPage } from '../../http/answer-page.ts';
import { type ListRules, readListQuery } from '../../http/list-query.ts';
import type { Condition, Documents } from '../../store/store.ts';
import type { ListQuery } from '../../http/crud-engine.ts';

/** One page of a list; `show` is asked once for the whole page, so that neighbours are read once. */
export function listViews<T extends { id: string }, View>(
  documents: Documents<T>,
  query: ListQuery,
  rules: ListRules,
  visible: readonly Condition[],
  show: (items: readonly T[]) => Promise<View[]>,
): Promise<Page<View>> {
  const listQuery = readListQuery(query, rules);
  return answerPage(
    { ...listQuery, where: [...visible, ...(listQuery.where ?? [])] },
    async (whole) => {
      const page = await documents.list(whole);
      return { ...page, items: await show(page.items) };
    },
    (view) => view,
  );
}
