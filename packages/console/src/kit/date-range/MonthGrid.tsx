import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import left from 'lucide-static/icons/chevron-left.svg?raw';
import right from 'lucide-static/icons/chevron-right.svg?raw';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/RangeCalendar';
import { useLanguage } from '../text/index.ts';
import { directionOf } from '../text/languages.ts';
import * as field from '../react-aria/field.css.ts';
import * as css from './calendar.css.ts';

registerIcons({ 'chevron-left': left, 'chevron-right': right });

interface MonthGridProps {
  /** How far after the first month that shows. */
  readonly at: number;
  readonly isLast: boolean;
  /** One day is chosen, not a range. */
  readonly isSingle?: boolean;
}

/** One month of a calendar, with the ways to others at its outer edges. */
export function MonthGrid({ at, isLast, isSingle = false }: MonthGridProps) {
  const language = useLanguage();
  const isRightToLeft = directionOf(language) === 'rtl';
  const [before, after] = isRightToLeft ? ['chevron-right', 'chevron-left'] : ['chevron-left', 'chevron-right'];
  // The short names of days are whole words in Arabic.
  const weekdays = language === 'ar' ? 'narrow' : 'short';
  return (
    <div className={css.month}>
      <div className={css.head}>
        {at === 0 && (
          <Button slot="previous" className={`${field.quietButton} ${css.previous}`}>
            <Icon name={before ?? ''} />
          </Button>
        )}
        <CalendarHeading className={css.title} offset={{ months: at }} />
        {isLast && (
          <Button slot="next" className={`${field.quietButton} ${css.next}`}>
            <Icon name={after ?? ''} />
          </Button>
        )}
      </div>
      <CalendarGrid className={css.grid} offset={{ months: at }} weekdayStyle={weekdays}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell className={css.cell} date={date} data-single={isSingle || undefined} />}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
