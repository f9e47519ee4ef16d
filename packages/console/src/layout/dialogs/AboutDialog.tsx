import { type About, settingsApi } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { Spinner } from '@skydeck/react-bindings/spinner';
import { useEffect, useState } from 'react';
import { call } from '../../kit/data/client.ts';
import { Properties, Property } from '../../kit/details/index.ts';
import { FailedView } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { layoutWords } from '../words.ts';

const linkNames = ['documentation', 'support', 'contact', 'terms', 'product', 'iso'] as const;

/** As people read an address: `docs.skydeck.example`. */
const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** Versions, and the way to whoever runs this cloud. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const t = useText(layoutWords);
  const { answer, retry } = useAbout();
  return (
    <Dialog
      open
      heading={t('about.title', { product: answer && 'product' in answer ? answer.product.name : '' }).trim()}
      size="small"
      onSkyClosed={onClose}
    >
      {answer === null && <Spinner size={24} />}
      {answer && 'error' in answer && <FailedView error={answer.error} retry={retry} />}
      {answer && 'product' in answer && (
        <Properties>
          <Property label={t('about.version')}>{answer.product.version}</Property>
          <Property label={t('about.release')}>{answer.product.release}</Property>
          {linkNames.map(
            (name) =>
              answer.links[name] && (
                <Property key={name} label={t(`about.${name}`)}>
                  <a href={answer.links[name]} target="_blank" rel="noreferrer">
                    {withoutScheme(answer.links[name])}
                  </a>
                </Property>
              ),
          )}
        </Properties>
      )}
      <Button slot="footer" variant="primary" onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  );
}

type Answer = About | { readonly error: unknown };

/** `answer` is null while it is waited for, also after `retry`. */
function useAbout(): { readonly answer: Answer | null; retry(): void } {
  const [last, setLast] = useState<{ readonly of: number; readonly answer: Answer } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leave = new AbortController();
    const apply = (answer: Answer) => {
      if (!leave.signal.aborted) setLast({ of: tries, answer });
    };
    call(settingsApi.about, { signal: leave.signal }).then(apply, (error: unknown) => apply({ error }));
    return () => leave.abort();
  }, [tries]);
  return { answer: last?.of === tries ? last.answer : null, retry: () => setTries(tries + 1) };
}
