import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { Icon, registerIcons, registerMirrored } from '@skydeck/react-bindings/icon';
import chevron from 'lucide-static/icons/chevron-right.svg?raw';
import { Fragment } from 'react';
import { LinkTo, usePageTitle } from '../../../kit/page/index.ts';
import * as page from '../../../kit/page/page.css.ts';
import { useText } from '../../../kit/text/index.ts';
import { s3Paths } from '../paths.ts';
import { stepsTo, visibleName } from '../wire/names.ts';
import * as css from './files.css.ts';
import { filesWords } from './words.ts';

registerIcons({ 'chevron-right': chevron });
registerMirrored(['chevron-right']);

/** The way down to this folder; the folder itself is the heading of the page. */
export function Where({ bucket, prefix }: { bucket: string; prefix: string }) {
  const t = useText(filesWords);
  const steps = [{ name: bucket, prefix: '' }, ...stepsTo(prefix)];
  const here = steps.at(-1);
  const title = visibleName(here?.name ?? bucket) || '/';
  usePageTitle(title);
  return (
    <nav className={css.crumbs} data-crumbs aria-label={t('where')}>
      <LinkTo to={s3Paths.buckets()}>{t('buckets')}</LinkTo>
      <Icon name="chevron-right" size={14} />
      {steps.slice(0, -1).map((step) => (
        <Fragment key={step.prefix}>
          <LinkTo to={s3Paths.files(bucket, step.prefix)}>
            {step.prefix === '' && <Icon name="area-s3-storage" />}
            <bdi>{visibleName(step.name) || '/'}</bdi>
          </LinkTo>
          <Icon name="chevron-right" size={14} />
        </Fragment>
      ))}
      <h1 className={page.title} tabIndex={-1} aria-current="page">
        <bdi>{title}</bdi>
      </h1>
      <CopyButton value={`s3://${bucket}/${prefix}`} label={t('copy_path')} />
    </nav>
  );
}
