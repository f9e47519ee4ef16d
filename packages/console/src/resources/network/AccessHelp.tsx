import { networkAccesses } from '@skydeck/contract';
import { useText } from '../../kit/text/index.ts';
import * as css from './network.css.ts';
import { networkWords } from './network.ts';

/** What the three ways are. */
export function AccessHelp() {
  const t = useText(networkWords);
  return (
    <dl className={css.help}>
      {networkAccesses.map((access) => (
        <div key={access}>
          <dt className={css.term}>{t(`access.${access}`)}</dt>
          <dd className={css.meaning}>{t(`access.${access}_hint`)}</dd>
        </div>
      ))}
    </dl>
  );
}
