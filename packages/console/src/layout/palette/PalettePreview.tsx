import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { Icon } from '@skydeck/react-bindings/icon';
import { iconTile } from '../../kit/page/icon-tile.css.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import type { About, Entry } from './palette.rules.ts';
import * as css from './palette.css.ts';
import { paletteWords } from './words.ts';

/** Beside the list: the object that Enter opens, with what its line had no room for. */
export function PalettePreview({ entry }: { readonly entry: Entry | undefined }) {
  const t = useText(paletteWords);
  const about = entry?.about;
  return (
    <aside className={css.preview} aria-label={t('preview')}>
      {entry && about && <Content entry={entry} about={about} />}
    </aside>
  );
}

function Content({ entry: { icon, label }, about: { kind, facts, objectId } }: { entry: Entry; about: About }) {
  const t = useText(paletteWords);
  const kit = useText(kitWords);
  return (
    <>
      <div className={css.previewHead}>
        <span className={iconTile.accent}>
          <Icon name={icon} size={16} />
        </span>
        <span className={css.previewTexts}>
          <bdi className={css.previewName} dir="auto">
            {label}
          </bdi>
          <span className={css.previewKind}>{kind}</span>
        </span>
      </div>
      <ul className={css.previewFacts}>
        {facts.map((fact) => (
          <li key={fact}>
            <bdi dir="auto">{fact}</bdi>
          </li>
        ))}
      </ul>
      <p className={css.previewId}>
        <span className={css.previewKind}>{kit('field.id')}</span>
        <bdi className={css.previewCode} dir="ltr">
          {objectId}
        </bdi>
        <CopyButton value={objectId} label={t('preview.copy_id')} />
      </p>
    </>
  );
}
