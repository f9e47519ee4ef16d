import type { Text } from '../text/index.ts';
import type en from '../words/en.json';
import type { Notice, NoticeAction } from './notices.ts';

/** A notice as the elements show it. */
export type NoticeItem = Omit<Notice, 'afloat' | 'acts' | 'link' | 'requestId' | 'operationId' | 'preventReload'>;

const words = { cancel: 'form.cancel', retry: 'notice.retry' } as const;

/** With the words of today's language for what can be done about it. Actions of the page itself keep their own ids. */
export function itemOf(notice: Notice, t: Text<typeof en>, canReport: boolean): NoticeItem {
  const { acts = [], link, requestId, actions = [], message, ...rest } = notice;
  const { afloat: _afloat, operationId: _operationId, preventReload: _preventReload, ...shown } = rest;
  const all: NoticeAction[] = [
    ...(link === undefined ? [] : [{ id: 'open', label: t('notice.open') }]),
    ...actions,
    ...acts.map(({ kind }, at) => ({ id: `act ${at}`, label: t(words[kind]) })),
    ...(canReport && isTrouble(notice) ? [{ id: 'report', label: t('notice.report') }] : []),
  ];
  const lines = [message, requestId && t('error.request_id', { id: requestId })].filter(Boolean);
  return { ...shown, ...(lines.length > 0 && { message: lines.join('\n') }), ...(all.length > 0 && { actions: all }) };
}

/** Something for whoever runs the cloud to look into. */
const isTrouble = ({ type, requestId }: Notice) => type === 'error' || (type === 'warning' && requestId !== undefined);
