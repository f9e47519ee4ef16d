import { now } from '@internationalized/date';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import calendar from 'lucide-static/icons/calendar-range.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateRangePicker, FieldError, Label } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '../react-aria/AriaLocale.tsx';
import * as field from '../react-aria/field.css.ts';
import { popover } from '../react-aria/popover.css.ts';
import { useText } from '../text/index.ts';
import * as css from './date-range.css.ts';
import { DateSegments } from './DateSegments.tsx';
import { type Chosen, isReversed, localZone, type Period, periodOf, readPeriod, swapped } from './period.rules.ts';
import { PeriodDialog } from './PeriodDialog.tsx';
import { dateRangeWords } from './words.ts';

registerIcons({ 'calendar-range': calendar, x: close });

export interface PeriodFieldProps {
  /** As an address has it. */
  readonly value: readonly string[] | undefined;
  /** null: no longer any. */
  readonly onChange: (period: Period | null) => void;
  /** Left out: where the person is. */
  readonly zone?: string | undefined;
}

/** From when to when, typed part by part or chosen in a calendar (spec: list.period). */
export function PeriodField({ value, onChange, zone = localZone() }: PeriodFieldProps) {
  const t = useText(dateRangeWords);
  const { draft, setDraft, isOpen, setOpen, apply, leave, revert } = useDraft(value, zone, onChange);
  const isWrong = draft !== null && isReversed(draft);
  return (
    <AriaLocale>
      <DateRangePicker
        className={css.picker}
        value={draft}
        onChange={setDraft}
        placeholderValue={now(zone).set({ hour: 0, minute: 0, second: 0, millisecond: 0 })}
        granularity="minute"
        hourCycle={24}
        hideTimeZone={zone === localZone()}
        shouldForceLeadingZeros
        shouldCloseOnSelect={false}
        validationBehavior="aria"
        isInvalid={isWrong}
        isOpen={isOpen}
        onOpenChange={(open) => (open ? setOpen(true) : revert())}
        onBlur={leave}
      >
        <Label className={field.hiddenLabel}>{t('label')}</Label>
        <Group className={`${field.control} ${field.small}`}>
          {/* The parts of a date keep their keys to themselves. */}
          <div
            className={css.fields}
            role="presentation"
            onKeyDownCapture={({ key }) => {
              if (key === 'Enter') leave();
            }}
          >
            <DateSegments slot="start" />
            <span className={css.dash} aria-hidden="true">
              –
            </span>
            <DateSegments slot="end" />
          </div>
          {draft && (
            <button type="button" className={field.quietButton} aria-label={t('clear')} onClick={() => apply(null)}>
              <Icon name="x" size={14} />
            </button>
          )}
          <Button className={field.quietButton}>
            <Icon name="calendar-range" />
          </Button>
        </Group>
        <FieldError className={field.message}>
          {t('reversed')}
          {draft && (
            <button type="button" className={css.swap} onClick={() => apply(swapped(draft))}>
              {t('swap')}
            </button>
          )}
        </FieldError>
        <Popover className={popover} placement="bottom start">
          <PeriodDialog draft={draft} zone={zone} onDraft={setDraft} onApply={apply} onCancel={revert} />
        </Popover>
      </DateRangePicker>
    </AriaLocale>
  );
}

/** What is being chosen, beside what holds. */
function useDraft(value: readonly string[] | undefined, zone: string, onChange: PeriodFieldProps['onChange']) {
  const key = value?.join() ?? '';
  const held = () => readPeriod(value, zone);
  const [draft, setDraft] = useState<Chosen | null>(held);
  const [seen, setSeen] = useState(key);
  const [isOpen, setOpen] = useState(false);
  if (seen !== key) {
    setSeen(key);
    setDraft(held());
  }

  const apply = (chosen: Chosen | null) => {
    setOpen(false);
    setDraft(chosen);
    const period = chosen && periodOf(chosen);
    if ((period?.join() ?? '') !== key) onChange(period);
  };
  return {
    draft,
    setDraft,
    isOpen,
    setOpen,
    apply,
    /** Typed to its end: it holds. */
    leave: () => {
      if (!isOpen && !(draft && isReversed(draft))) apply(draft);
    },
    revert: () => {
      setOpen(false);
      setDraft(held());
    },
  };
}
