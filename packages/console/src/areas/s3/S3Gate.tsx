import { s3Api } from '@skydeck/contract';
import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { can } from '../../kit/permissions/abilities.ts';
import { call } from '../../kit/data/client.ts';
import { NotFoundView } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { availability, clearUnavailability, recordAvailability } from './availability.ts';
import { bucketItems, forgetBuckets } from './buckets/bucket-store.ts';
import { s3Words } from './words.ts';

/** Around every page of the object storage: whether it is there for this person (spec: s3.unavailable). */
export function S3Gate() {
  // Somebody who comes anew is asked about anew.
  useState(clearUnavailability);
  const { reason } = useSnapshot(availability);
  useEffect(() => {
    // Who may not write has nothing to begin, and learns all the same whether it is there.
    const ask = can('s3_enable', 'create') ? call(s3Api.start, { body: {} }) : call(s3Api.user);
    ask.catch(recordAvailability);
    // The menu beside the page stays when the project changes, and has forgotten what it showed.
    bucketItems.refresh();
    return forgetBuckets;
  }, []);
  if (reason === 'service') return <Navigate to="/error-service-disabled" replace />;
  return reason === 'user' ? <UserDisabled /> : <Outlet />;
}

function UserDisabled() {
  const t = useText(s3Words);
  return <NotFoundView title={t('user_disabled.title')} text={t('user_disabled.text')} />;
}
