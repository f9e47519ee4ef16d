import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { EmptyState } from '@skydeck/react-bindings/empty-state';
import { Icon, registerIcons, registerMirrored } from '@skydeck/react-bindings/icon';
import left from 'lucide-static/icons/chevron-left.svg?raw';
import right from 'lucide-static/icons/chevron-right.svg?raw';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAnswer } from '../../../kit/data/useAnswer.ts';
import { ItemGate } from '../../../kit/details/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import * as css from './entry.css.ts';
import type { ShownProps } from './EntryPreview.tsx';
import { nameOf } from './file-columns.tsx';
import { kindOf } from './files.rules.ts';
import { openPdf, type PdfDocument, paintPage } from './pdf.ts';
import { filesWords } from './words.ts';

registerIcons({ 'chevron-left': left, 'chevron-right': right });
registerMirrored(['chevron-left', 'chevron-right']);

/** A PDF, page by page: drawn by us, so that nothing of it is a page of the browser (spec: s3.preview). */
export function PdfPages({ blob, entry }: ShownProps) {
  const t = useText(filesWords);
  const load = useCallback((signal: AbortSignal) => openPdf(blob, signal), [blob]);
  return (
    <ItemGate state={useAnswer(load)}>
      {(opened) =>
        typeof opened === 'string' ? (
          <EmptyState compact icon={`kind-${kindOf(entry)}`} heading={t(`preview.pdf_${opened}`)} />
        ) : (
          <Pages pdf={opened} name={nameOf(entry)} />
        )
      }
    </ItemGate>
  );
}

function Pages({ pdf, name }: { readonly pdf: PdfDocument; readonly name: string }) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const [number, setNumber] = useState(1);
  const count = pdf.numPages;
  const step = (icon: string, label: string, to: number) => (
    <Button
      size="small"
      variant="ghost"
      iconOnly
      label={label}
      disabled={to < 1 || to > count}
      onClick={() => setNumber(to)}
    >
      <Icon name={icon} />
    </Button>
  );
  return (
    <div className={css.stack}>
      <Page pdf={pdf} number={number} label={t('preview.pdf_page', { number, count, name })} />
      {count > 1 && (
        <div className={css.pages}>
          {step('chevron-left', kit('paging.previous'), number - 1)}
          <span role="status">{t('preview.pdf_place', { number, count })}</span>
          {step('chevron-right', kit('paging.next'), number + 1)}
        </div>
      )}
    </div>
  );
}

interface PageProps {
  readonly pdf: PdfDocument;
  readonly number: number;
  readonly label: string;
}

function Page({ pdf, number, label }: PageProps) {
  const box = useRef<HTMLDivElement>(null);
  const t = useText(filesWords);
  const [drawn, setDrawn] = useState<{ readonly number: number; readonly isBroken: boolean } | null>(null);
  useEffect(() => {
    const place = box.current;
    if (!place) return undefined;
    const stop = new AbortController();
    // A new canvas for each page: two paintings of one canvas would mix.
    void paintPage(pdf, number, place.clientWidth, stop.signal).then((canvas) => {
      if (stop.signal.aborted) return;
      place.replaceChildren(...(canvas ? [canvas] : []));
      setDrawn({ number, isBroken: canvas === null });
    });
    return () => stop.abort();
  }, [pdf, number]);
  return (
    <>
      {drawn?.isBroken && <Alert tone="warning">{t('preview.pdf_broken')}</Alert>}
      <div ref={box} className={css.document} role="img" aria-label={label} aria-busy={drawn?.number !== number} />
    </>
  );
}
