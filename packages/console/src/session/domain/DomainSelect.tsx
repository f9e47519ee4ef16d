import { Select } from '@skydeck/react-bindings/select';
import { useText } from '../../kit/text/index.ts';
import * as css from './domain.css.ts';
import type { DomainChoice } from './useDomain.ts';
import { domainWords } from './words.ts';

interface DomainSelectProps {
  readonly choice: DomainChoice;
  /** What was written for one domain must not end up with another. */
  readonly locked?: boolean;
  /** It stands among what it decides about, and not in the head of a page. */
  readonly labelled?: boolean;
}

/** Only for who looks after several. */
export function DomainSelect({ choice, locked = false, labelled = false }: DomainSelectProps) {
  const { domain, domains, choose } = choice;
  const t = useText(domainWords);
  if (domains.length < 2) return null;
  const select = (
    <Select
      className={css.select}
      size={labelled ? 'medium' : 'small'}
      label={t('label')}
      labelHidden={!labelled}
      name="domain"
      value={domain.id}
      disabled={locked}
      hint={locked ? t('locked') : ''}
      onChange={(event) => choose((event.target as HTMLSelectElement).value)}
    >
      {domains.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
  if (labelled) return select;
  // What the header says is where the person is; this is what the page is about.
  return (
    <span className={css.inHead}>
      <span aria-hidden="true">{t('label')}</span>
      {select}
    </span>
  );
}
