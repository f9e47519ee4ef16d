import { Button } from '@skydeck/react-bindings/button';
import { ErrorScreen } from '../screens/errors/ErrorScreen.tsx';
import { useText } from '../kit/text/index.ts';
import { basePath } from '../session/link.ts';
import { frameWords } from './words.ts';

interface AloneProps {
  readonly code?: string;
  readonly title: string;
  readonly text: string;
}

/** What belongs into another page, opened by itself: said as errors are, with the way out. */
export function Alone(props: AloneProps) {
  const t = useText(frameWords);
  return (
    <ErrorScreen art="gate" requestId={null} {...props}>
      {/* A new document: this one may be bound to the page that it was opened for. */}
      <Button variant="primary" size="large" href={`${basePath}/`}>
        {t('alone.console')}
      </Button>
    </ErrorScreen>
  );
}
