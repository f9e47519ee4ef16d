/** What this browser keeps of notices: for all who use it, and of the person who is signed in. */
export const STORE_KEY = 'skydeck.notifications';
export const HISTORY_KEY = 'skydeck.notifications.history';

let user: string | null = null;

/** Whose notices these are; null while nobody is signed in. */
export const noticeUser = (): string | null => user;

export function setNoticeUser(id: string | null): void {
  user = id;
}
