import { parseAbsolute, toCalendarDate, type ZonedDateTime } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DateField, FieldError, Label } from 'react-aria-components/DateField';
import { AriaLocale } from '../react-aria/AriaLocale.tsx';
import * as field from '../react-aria/field.css.ts';
import * as calendar from './calendar.css.ts';
import { DateSegments } from './DateSegments.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { localZone } from './period.rules.ts';

interface MomentFieldProps {
  readonly label: string;
  /** ISO 8601; null: not typed to its end. */
  readonly value: string | null;
  readonly onChange: (iso: string | null) => void;
  /** Both are allowed. */
  readonly least: string;
  readonly most: string;
}

/** A moment, typed part by part or chosen in the calendar below. */
export function MomentField({ label, value, onChange, least, most }: MomentFieldProps) {
  const at = (iso: string) => parseAbsolute(iso, localZone());
  const moment = value === null ? null : at(value);
  const change = (to: ZonedDateTime | null) => onChange(to?.toAbsoluteString() ?? null);
  return (
    <AriaLocale>
      <DateField
        value={moment}
        onChange={change}
        minValue={at(least)}
        maxValue={at(most)}
        placeholderValue={at(least)}
        granularity="minute"
        hourCycle={24}
        hideTimeZone
        shouldForceLeadingZeros
        validationBehavior="aria"
      >
        <Label className={field.label}>{label}</Label>
        <DateSegments className={field.control} />
        <FieldError className={field.message} />
      </DateField>
      <Calendar
        aria-label={label}
        className={calendar.months}
        value={moment && toCalendarDate(moment)}
        onChange={({ year, month, day }) => change((moment ?? at(least)).set({ year, month, day }))}
        minValue={toCalendarDate(at(least))}
        maxValue={toCalendarDate(at(most))}
      >
        <MonthGrid at={0} isLast isSingle />
      </Calendar>
    </AriaLocale>
  );
}
