import type { FailureCode } from '../events.ts';
import type { FrameState } from '../lifecycle.ts';
import type { Locale } from '../../protocol/index.ts';
import { directionOf, words } from '../words/nearest.ts';
import type { Words } from '../words/words.ts';

/** What the element itself shows in the frame's place. Empty texts show nothing. */
export interface Look {
  readonly locale: Locale;
  readonly direction: 'ltr' | 'rtl';
  readonly loading: string;
  readonly failure: string;
  /** Empty where trying again cannot help. */
  readonly retry: string;
}

export function lookOf(state: FrameState, failure: FailureCode | null, locale: Locale): Look {
  const own = words[locale];
  const said = failure && isOurs(failure) ? own[failure] : '';
  return {
    locale,
    direction: directionOf(locale),
    loading: state === 'loading' ? own.loading : '',
    failure: state === 'failed' ? said : '',
    retry: state === 'failed' && (failure === 'silent' || failure === 'unreachable') ? own.retry : '',
  };
}

/** What is found out here is said here: there may be nobody in the frame who could. */
const isOurs = (failure: FailureCode): failure is keyof Words & FailureCode => failure in words.en;
