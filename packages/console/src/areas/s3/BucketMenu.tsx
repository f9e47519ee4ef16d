import { s3Api } from '@skydeck/contract';
import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import folder from 'lucide-static/icons/folder.svg?raw';
import folderOpen from 'lucide-static/icons/folder-open.svg?raw';
import link from 'lucide-static/icons/link.svg?raw';
import { useId } from 'react';
import { useMatch } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { call } from '../../kit/data/client.ts';
import { useIsPhone } from '../../kit/list/useIsPhone.ts';
import { NavLink, useIsHere } from '../../kit/navigation/index.ts';
import { useUrlState } from '../../kit/navigation/url-state.ts';
import { menuName, menuTitle } from '../../kit/page/menu.css.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { availability } from './availability.ts';
import { useAllBuckets } from './buckets/useBuckets.ts';
import * as css from './menu.css.ts';
import { s3Paths } from './paths.ts';
import { useAnswer } from '../../kit/data/useAnswer.ts';
import { s3Words } from './words.ts';

registerIcons({ 'kind-folder': folder, 'folder-open': folderOpen, link });

const FolderTree = lazyComponent(async () => (await import('./files/FolderTree.tsx')).FolderTree);

/** As many as a person takes in; all of them are in the list. */
const MOST = 20;
const loadService = () => call(s3Api.service);

/** The way from one bucket to another, and what all of them take. */
export function BucketMenu() {
  const { reason } = useSnapshot(availability);
  return reason === null && <Menu />;
}

function Menu() {
  const t = useText(s3Words);
  const format = useFormat();
  const id = useId();
  const here = useMatch('/s3-storage/buckets/files/:bucketName/*')?.params.bucketName;
  // There it is a list at the title of the page.
  const isPhone = useIsPhone();
  const path = useUrlState().read('path');
  const { buckets } = useAllBuckets();
  const { item: service } = useAnswer(loadService);
  if (buckets.length === 0) return null;
  const bytes = buckets.reduce((sum, { usage }) => sum + (usage ? usage.bytes + usage.hidden_bytes : 0), 0);
  return (
    <>
      <div>
        <h2 className={menuTitle} id={id}>
          {t('menu.buckets')}
        </h2>
        <ul aria-labelledby={id}>
          {buckets.slice(0, MOST).map(({ name }) => (
            <li key={name}>
              <BucketLink name={name} />
            </li>
          ))}
        </ul>
      </div>
      {here && !isPhone && <FolderTree key={here} bucket={here} prefix={typeof path === 'string' ? path : ''} />}
      <div className={css.card}>
        <span className={css.fact}>
          {t('menu.used')} <b className={css.amount}>{format.bytes(bytes)}</b>
        </span>
        {service && (
          <span className={css.fact}>
            <Icon name="link" size={14} />
            <bdi dir="ltr" className={menuName}>
              {new URL(service.endpoint).host}
            </bdi>
            <CopyButton value={service.endpoint} label={t('menu.copy')} />
          </span>
        )}
      </div>
    </>
  );
}

function BucketLink({ name }: { name: string }) {
  const to = s3Paths.files(name);
  return (
    <NavLink className={css.item} to={to}>
      <Icon name={useIsHere(to) ? 'folder-open' : 'kind-folder'} />
      <span className={menuName}>{name}</span>
    </NavLink>
  );
}
