import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as css from '../react-aria/field.css.ts';

interface DateSegmentsProps {
  /** Which of the two of a range. */
  readonly slot?: 'start' | 'end';
  /** It is the whole field, with its border. */
  readonly className?: string;
}

/** One date or one time, part by part. */
export const DateSegments = ({ slot, className = '' }: DateSegmentsProps) => (
  <DateInput className={`${css.input} ${className}`} {...(slot && { slot })}>
    {(segment) => <DateSegment className={css.segment} segment={segment} />}
  </DateInput>
);
