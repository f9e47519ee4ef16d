import { Select } from '@skydeck/react-bindings/select';
import { useState } from 'react';
import { DetailsSkeleton } from '../../../kit/details/DetailsSkeleton.tsx';
import { FailedView, PageHeader } from '../../../kit/page/index.ts';
import { useText } from '../../../kit/text/index.ts';
import * as css from './theme.css.ts';
import { ThemeForm } from './ThemeForm.tsx';
import { type DomainChoice, useDomain } from './useDomain.ts';
import { useLooks } from './useLooks.ts';
import { themeWords } from './words.ts';

/** How a domain looks: on its login page and around everybody in it. */
export function ThemePage() {
  const t = useText(themeWords);
  const choice = useDomain();
  const { domain } = choice;
  const { looks, problem, key, again } = useLooks(domain.id);
  const [dirty, setDirty] = useState(false);
  return (
    <div className={css.page}>
      <PageHeader title={t('title')} actions={<DomainSelect choice={choice} locked={dirty} />} />
      {problem && <FailedView error={problem} retry={again} />}
      {!problem && !looks && <DetailsSkeleton />}
      {looks && <ThemeForm key={key} domain={domain} looks={looks} onDirty={setDirty} onReset={again} />}
    </div>
  );
}

/** Only for who looks after several. What was written for one must not end up with another. */
function DomainSelect({ choice: { domain, domains, choose }, locked }: { choice: DomainChoice; locked: boolean }) {
  const t = useText(themeWords);
  if (domains.length < 2) return null;
  return (
    <Select
      className={css.domain}
      label={t('domain')}
      labelHidden
      name="domain"
      value={domain.id}
      disabled={locked}
      hint={locked ? t('domain.locked') : ''}
      onChange={(event) => choose((event.target as HTMLSelectElement).value)}
    >
      {domains.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
