import type { Flag } from '../core/field-element.js';
import type { SchedulePart, ScheduleProblem } from './schedule.rules.js';
import type { ScheduleFieldWords } from './words/en.js';

/** The browser's name for what is wrong. */
export function flagOf(problem: ScheduleProblem | null): Flag | null {
  if (!problem) return null;
  return problem.kind === 'empty' ? 'valueMissing' : 'badInput';
}

/** The part that has to be mended. */
export function partOf(problem: ScheduleProblem | null): SchedulePart | null {
  if (problem?.kind === 'empty') return problem.part;
  return problem?.kind === 'never' ? 'day' : null;
}

export function scheduleProblemText(problem: ScheduleProblem, words: ScheduleFieldWords): string {
  if (problem.kind === 'empty') return emptyText(problem.part, words);
  return problem.kind === 'never' ? words.never : words.unreadable;
}

function emptyText(part: SchedulePart, words: ScheduleFieldWords): string {
  if (part === 'month') return words.noMonth;
  if (part === 'day_of_week') return words.noWeekday;
  return part === 'day' ? words.noDay : words.noHour;
}
