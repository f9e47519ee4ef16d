import {
  type FieldProblems,
  problem,
  SEARCH_LIMIT,
  SEARCH_LIMIT_MOST,
  SEARCH_TEXT_MOST,
  searchApi,
} from '@skydeck/contract';
import type { Routes } from '../engines/engine.ts';
import { invalid } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { SearchLine } from './line.ts';

/** For everybody who is signed in: each line asks for itself what the caller may read. */
export const searchRoutes =
  (lines: readonly SearchLine[]): Routes =>
  (app) => {
    serve(app, searchApi.find, { signedIn: true }, async ({ scope, query }) => {
      const { text, limit } = readQuestion(query);
      const open = lines.filter(({ subject }) => scope.may(subject, 'GET'));
      const found = await Promise.all(open.map((line) => line.find(scope, text, limit)));
      // The lines' own order decides between as good ones: sorting keeps it.
      const data = found
        .flat()
        .toSorted((one, other) => one.rank - other.rank)
        .slice(0, limit)
        .map(({ hit }) => hit);
      return { data };
    });
  };

function readQuestion(query: Readonly<Record<string, string>>) {
  const problems: FieldProblems = {};
  const text = (query['q'] ?? '').trim();
  if (text === '') problems['q'] = problem('required', 'Say what to look for');
  if (text.length > SEARCH_TEXT_MOST)
    problems['q'] = problem('size', `At most ${SEARCH_TEXT_MOST} signs`, { most: SEARCH_TEXT_MOST });
  const said = query['limit'] ?? String(SEARCH_LIMIT);
  const limit = /^\d{1,3}$/.test(said) ? Number(said) : 0;
  if (limit < 1 || limit > SEARCH_LIMIT_MOST)
    problems['limit'] = problem('out_of_range', `A whole number from 1 to ${SEARCH_LIMIT_MOST}`, {
      least: 1,
      most: SEARCH_LIMIT_MOST,
    });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { text, limit };
}
