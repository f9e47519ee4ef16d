import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { useText } from '../text/index.ts';
import { detailsWords } from './words.ts';

interface CopyProps {
  readonly text: string;
  /** What it is called. */
  readonly title: string;
}

/** Copies a fact, and says that it did. */
export function Copy({ text, title }: CopyProps) {
  const t = useText(detailsWords);
  return <CopyButton value={text} label={t('copy', { title })} />;
}
