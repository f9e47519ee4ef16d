import { toCalendarDate, today, type ZonedDateTime } from '@internationalized/date';
import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from 'react-aria-components/Dialog';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Label, TimeField } from 'react-aria-components/TimeField';
import { useIsPhone } from '../list/useIsPhone.ts';
import * as field from '../react-aria/field.css.ts';
import { useText } from '../text/index.ts';
import * as calendar from './calendar.css.ts';
import * as css from './date-range.css.ts';
import { DateSegments } from './DateSegments.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { chosenBy, type Chosen, isReversed, localZone, type Preset, presets, withDays } from './period.rules.ts';
import { dateRangeWords } from './words.ts';

interface PeriodDialogProps {
  readonly draft: Chosen | null;
  readonly zone: string;
  readonly onDraft: (chosen: Chosen) => void;
  readonly onApply: (chosen: Chosen) => void;
  readonly onCancel: () => void;
}

/** Two months, the times of both ends, and ranges that reach back from now. Nothing holds until it is applied. */
export function PeriodDialog({ draft, zone, onDraft, onApply, onCancel }: PeriodDialogProps) {
  const t = useText(dateRangeWords);
  const months = useIsPhone() ? [0] : [0, 1];
  const isWrong = draft !== null && isReversed(draft);
  const days = draft && !isWrong ? { start: toCalendarDate(draft.start), end: toCalendarDate(draft.end) } : null;
  return (
    <Dialog className={css.dialog} aria-label={t('label')}>
      <div className={css.body}>
        <Presets draft={draft} zone={zone} onDraft={onDraft} />
        <div className={css.choice}>
          <RangeCalendar
            // The calendar of the picker would know no times.
            slot={null}
            aria-label={t('label')}
            value={days}
            onChange={(chosen) => onDraft(withDays(chosen, draft, zone))}
            maxValue={today(zone)}
            visibleDuration={{ months: months.length }}
            selectionAlignment="end"
            pageBehavior="single"
          >
            {({ state }) => (
              <div className={calendar.months} data-choosing={state.anchorDate ? '' : undefined}>
                {months.map((at) => (
                  <MonthGrid key={at} at={at} isLast={at === months.length - 1} />
                ))}
              </div>
            )}
          </RangeCalendar>
          {draft && <Times draft={draft} zone={zone} onDraft={onDraft} />}
        </div>
      </div>
      <div className={css.foot}>
        {isWrong && <span className={css.problem}>{t('reversed')}</span>}
        <Button size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          size="small"
          variant="primary"
          disabled={draft === null || isWrong}
          onClick={() => draft && !isWrong && onApply(draft)}
        >
          {t('apply')}
        </Button>
      </div>
    </Dialog>
  );
}

type PresetsProps = Pick<PeriodDialogProps, 'draft' | 'zone' | 'onDraft'>;

function Presets({ draft, zone, onDraft }: PresetsProps) {
  const t = useText(dateRangeWords);
  const isChosen = (preset: Preset) => {
    const { start, end } = chosenBy(preset, zone);
    return draft !== null && start.compare(draft.start) === 0 && end.compare(draft.end) === 0;
  };
  return (
    <ul className={css.presets} aria-label={t('presets')}>
      {presets.map((preset) => (
        <li key={preset}>
          <button
            type="button"
            className={css.preset}
            aria-pressed={isChosen(preset)}
            onClick={() => onDraft(chosenBy(preset, zone))}
          >
            {t(`preset.${preset}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface TimesProps {
  readonly draft: Chosen;
  readonly zone: string;
  readonly onDraft: (chosen: Chosen) => void;
}

function Times({ draft, zone, onDraft }: TimesProps) {
  const t = useText(dateRangeWords);
  const at = (end: 'start' | 'end') => (time: ZonedDateTime | null) => time && onDraft({ ...draft, [end]: time });
  return (
    <div className={css.times}>
      <Time label={t('from')} value={draft.start} onChange={at('start')} />
      <Time label={t('to')} value={draft.end} onChange={at('end')} />
      {zone !== localZone() && <bdi className={css.zone}>{zone}</bdi>}
    </div>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: ZonedDateTime;
  readonly onChange: (time: ZonedDateTime | null) => void;
}

const Time = ({ label, value, onChange }: TimeProps) => (
  <TimeField className={css.time} value={value} onChange={onChange} hourCycle={24} hideTimeZone shouldForceLeadingZeros>
    <Label>{label}</Label>
    <DateSegments className={`${field.control} ${field.small} ${css.timeControl}`} />
  </TimeField>
);
