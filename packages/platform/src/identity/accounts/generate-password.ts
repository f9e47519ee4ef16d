import { randomBytes } from 'node:crypto';

/** 24 letters and digits; base64url alone might by chance have no digit. */
export const generatePassword = (): string => `${randomBytes(17).toString('base64url')}7`;
