import { Suspense, useRef, useState } from 'react';
import { DetailsSkeleton } from '../../../kit/item/DetailsSkeleton.tsx';
import { FailedView, PageHeader } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { DomainSelect } from '../../../session/domain/DomainSelect.tsx';
import { useDomain } from '../../../session/domain/useDomain.ts';
import * as css from './theme.css.ts';
import { ResetButton } from './ResetButton.tsx';
import { ThemeForm } from './ThemeForm.tsx';
import { useLooks } from './useLooks.ts';
import { themeWords } from './words.ts';

/** How a domain looks: on its login page and around everybody in it. */
export function ThemePage() {
  const t = useText(themeWords);
  const choice = useDomain();
  const { domain } = choice;
  const { looks, problem, key, again } = useLooks(domain.id);
  const [dirty, setDirty] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const readAgain = () => {
    // The button that had the focus goes with the form.
    page.current?.querySelector('h1')?.focus();
    again();
  };
  return (
    <div className={css.page} ref={page}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <DomainSelect choice={choice} locked={dirty} />
            {looks && <ResetButton domain={domain} onReset={readAgain} />}
          </>
        }
      />
      {problem && <FailedView error={problem} retry={again} />}
      {!problem && !looks && <DetailsSkeleton />}
      {looks && (
        // A field's fault is said in words that are fetched with the form.
        <Suspense fallback={<DetailsSkeleton />}>
          <ThemeForm key={key} domain={domain} looks={looks} onDirty={setDirty} />
        </Suspense>
      )}
    </div>
  );
}
