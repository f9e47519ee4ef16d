import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { useDuration } from '../text/duration.ts';
import { useText } from '../text/index.ts';
import { chartWords } from './words.ts';

interface Length {
  readonly count: number;
  readonly unit: 'hour' | 'day';
}

const secondsOf = { hour: 3600, day: 86_400 };

interface PeriodPickerProps {
  readonly lengths: Readonly<Record<string, Length>>;
  readonly value: string;
  readonly onChange: (period: string) => void;
}

/** How far back all charts go. */
export function PeriodPicker({ lengths, value, onChange }: PeriodPickerProps) {
  const t = useText(chartWords);
  const duration = useDuration();
  return (
    <Segmented
      label={t('range')}
      labelHidden
      name="period"
      value={value}
      onChange={(event) => onChange((event.target as HTMLInputElement).value)}
    >
      {Object.entries(lengths).map(([period, length]) => (
        <Segment key={period} value={period} label={duration(length.count * secondsOf[length.unit])} />
      ))}
    </Segmented>
  );
}
