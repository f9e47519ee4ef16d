import { MOST_LINK_SECONDS, type Presigned, s3Api } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Code } from '@skydeck/react-bindings/code';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { Select } from '@skydeck/react-bindings/select';
import { useState } from 'react';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { call } from '../../../kit/data/client.ts';
import { FailureAlert } from '../../../kit/failure/FailureAlert.tsx';
import { useNow } from '../../../kit/page/useNow.ts';
import { ShownOnce } from '../../../kit/one-time-secret/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { useAsyncAction } from '../../../kit/data/useAsyncAction.ts';
import type { Entry } from '../wire/listing.ts';
import * as css from './entry.css.ts';
import { nameOf } from './file-columns.tsx';
import { LEAST_LINK_SECONDS, linkSeconds, type Span, spans } from './share.rules.ts';
import { filesWords } from './words.ts';

const MomentField = lazyComponent(async () => (await import('../../../kit/date-range/MomentField.tsx')).MomentField);

const isoAfter = (now: number, seconds: number) => new Date(now + seconds * 1000).toISOString();

interface Props {
  readonly bucket: string;
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** A link for whoever has it, until it ends. It cannot be taken back one by one: that is said. */
export function ShareDialog({ bucket, entry, onClose }: Props) {
  const t = useText(filesWords);
  const [open, setOpen] = useState(true);
  const [span, setSpan] = useState<Span>('day');
  const now = useNow();
  const [until, setUntil] = useState<string | null>(() => isoAfter(now, spans.day));
  const [link, setLink] = useState<Presigned | null>(null);
  const { busy, error, run } = useAsyncAction();

  const create = () => {
    const expires = linkSeconds(span, until, Date.now());
    // The field says what is wrong.
    if (expires === null) return undefined;
    return run(async () => {
      const body = { bucket, key: entry.key, method: 'GET', expires } as const;
      setLink(await call(s3Api.presign, { body }));
    });
  };

  return (
    <Dialog
      open={open}
      heading={t('share.title')}
      description={nameOf(entry)}
      onSkyClose={() => setOpen(false)}
      onSkyClosed={onClose}
    >
      <div className={css.stack}>
        <Select
          label={t('share.expires')}
          value={span}
          onChange={(event) => {
            setSpan((event.target as HTMLSelectElement).value as Span);
            setLink(null);
          }}
        >
          {[...(Object.keys(spans) as Span[]), 'date' as const].map((key) => (
            <option key={key} value={key}>
              {t(`share.${key}`)}
            </option>
          ))}
        </Select>
        {span === 'date' && (
          <MomentField
            label={t('share.date_label')}
            value={until}
            onChange={(moment) => {
              setUntil(moment);
              setLink(null);
            }}
            least={isoAfter(now, LEAST_LINK_SECONDS)}
            most={isoAfter(now, MOST_LINK_SECONDS)}
          />
        )}
        <p className={css.remark}>{t('share.text')}</p>
        <FailureAlert error={error} />
        {link && <Link link={link} />}
      </div>
      <Button slot="footer" onClick={() => setOpen(false)}>
        {t('close')}
      </Button>
      {link ? (
        <CopyLink url={link.url} />
      ) : (
        <Button slot="footer" variant="primary" busy={busy} onClick={() => void create()}>
          {t('share.create')}
        </Button>
      )}
    </Dialog>
  );
}

function CopyLink({ url }: { url: string }) {
  const t = useText(filesWords);
  const [isCopied, setCopied] = useState(false);
  // Refused in some frames: the link can be selected all the same.
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <>
      <Button slot="footer" variant="primary" onClick={() => void copy()}>
        {t(isCopied ? 'share.copied' : 'share.copy')}
      </Button>
      <span slot="footer" className={css.visuallyHidden} role="status">
        {isCopied && t('share.copied')}
      </span>
    </>
  );
}

function Link({ link }: { link: Presigned }) {
  const t = useText(filesWords);
  const format = useFormat();
  return (
    <ShownOnce>
      <Code label={t('share.link')} withCopy wrap>
        {link.url}
      </Code>
      <p className={css.remark} role="status">
        {t('share.until', { time: format.dateTime(link.expires_at) })}
      </p>
    </ShownOnce>
  );
}
