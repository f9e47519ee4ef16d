import type { Translation } from '../../core/translation.js';

/** The tone in a word stands before the message for who cannot see colour and icon. */
export const en = {
  info: 'Information:',
  success: 'Success:',
  warning: 'Warning:',
  danger: 'Error:',
  close: 'Close',
  details: 'Details',
  more: 'Show more',
  less: 'Show less',
};

export type AlertWords = Translation<typeof en>;
