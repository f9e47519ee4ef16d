import { Status } from '@skydeck/react-bindings/status';
import { useNow } from '../../../kit/page/useNow.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { tokensWords } from './words.ts';

/** The day on which something ends, or that it has ended. */
export function Expiry({ at }: { at: string }) {
  const t = useText(tokensWords);
  const now = useNow();
  const format = useFormat();
  if (Date.parse(at) <= now) return <Status state="error" label={t('expired')} />;
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.date(at)}
    </time>
  );
}
