import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import { useText } from '../../../kit/text/index.ts';
import { setPaused } from '../upload/pauses.ts';
import { filesWords } from './words.ts';

registerIcons({ pause, play });

/** While files go to this bucket. */
export function PauseButton({ bucket, isPaused }: { bucket: string; isPaused: boolean }) {
  const t = useText(filesWords);
  return (
    <Button size="small" onClick={() => setPaused(bucket, !isPaused)}>
      <Icon slot="start" name={isPaused ? 'play' : 'pause'} />
      {t(isPaused ? 'upload.resume' : 'upload.pause')}
    </Button>
  );
}
