import {
  type FieldProblems,
  problem,
  SEARCH_LIMIT,
  SEARCH_LIMIT_MOST,
  SEARCH_TEXT_MOST,
  searchApi,
  type SearchHit,
} from '@skydeck/contract';
import type { Routes } from '../../../http/routes.ts';
import { invalid } from '../../../http/refusal.ts';
import { serve } from '../../../http/serve.ts';
import type { SearchDefinition } from './definition.ts';

/** For everybody who is signed in: each line asks for itself what the caller may read. */
export const searchRoutes =
  (lines: readonly SearchDefinition[]): Routes =>
  (app) => {
    serve(app, searchApi.find, async ({ scope, query }) => {
      const { text, limit } = readQuestion(query);
      const open = lines.filter(({ subject }) => scope.may(subject, 'GET'));
      const found = await Promise.all(open.map((line) => line.find(scope, text, limit)));
      // The lines' own order decides between as good ones: sorting keeps it.
      const hits = found
        .flat()
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ hit }) => hit);
      return { data: withoutPartsOfOthers(hits).slice(0, limit) };
    });
  };

/** What leads to an object that was found itself would say the same twice. */
function withoutPartsOfOthers(hits: readonly SearchHit[]): SearchHit[] {
  const keyOf = ({ type, id }: { readonly type: string; readonly id: string }) => `${type} ${id}`;
  const found = new Set(hits.map(keyOf));
  return hits.filter(({ shown_on: [owner] = [] }) => !owner || !found.has(keyOf(owner)));
}

function readQuestion(query: Readonly<Record<string, string>>) {
  const problems: FieldProblems = {};
  const text = (query['q'] ?? '').trim();
  if (text === '') problems['q'] = problem('required', 'Say what to look for');
  if (text.length > SEARCH_TEXT_MOST)
    problems['q'] = problem('size', `At most ${SEARCH_TEXT_MOST} signs`, { most: SEARCH_TEXT_MOST });
  const limitText = query['limit'] ?? String(SEARCH_LIMIT);
  const limit = /^\d{1,3}$/.test(limitText) ? Number(limitText) : 0;
  if (limit < 1 || limit > SEARCH_LIMIT_MOST)
    problems['limit'] = problem('out_of_range', `A whole number from 1 to ${SEARCH_LIMIT_MOST}`, {
      least: 1,
      most: SEARCH_LIMIT_MOST,
    });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { text, limit };
}
