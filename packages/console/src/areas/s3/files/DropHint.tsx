import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import cloudUpload from 'lucide-static/icons/cloud-upload.svg?raw';
import { useText } from '../../../kit/text/index.ts';
import { lastPartOf, visibleName } from '../wire/names.ts';
import * as css from './files.css.ts';
import { filesWords } from './words.ts';

registerIcons({ 'cloud-upload': cloudUpload });

interface Props {
  readonly count: number;
  readonly bucket: string;
  readonly prefix: string;
}

/** While something is held over the page: where it would go. */
export function DropHint(held: Props) {
  return (
    <div className={css.drop}>
      <div className={css.dropCard}>
        <DropCard {...held} />
      </div>
    </div>
  );
}

/** What may be dropped, and where it would go. */
export function DropCard({ count, bucket, prefix }: Props) {
  const t = useText(filesWords);
  const folder = prefix === '' ? bucket : visibleName(lastPartOf(prefix));
  return (
    <>
      <span className={css.dropIcon}>
        <Icon name="cloud-upload" size={24} />
      </span>
      <b className={css.dropTitle}>{t('drop.title', { folder })}</b>
      <span>{count > 0 ? t('drop.count', { count }) : t('drop.text')}</span>
    </>
  );
}
