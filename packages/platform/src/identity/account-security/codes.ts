import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashSecret } from '../../store/secrets.ts';

const STEP_SECONDS = 30;
/** Clocks of telephones go wrong: a code of the step before or after counts too (RFC 6238 §5.2). */
const STEPS_ASIDE = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** Base32 of 160 bits, as RFC 4226 §4 wants it. */
export const newAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** `otpauth://totp/Issuer:account?…`, which authenticators read from a QR picture. */
export const authenticatorAddress = (secret: string, issuer: string, account: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label: account, period: STEP_SECONDS }).toString();

/** The number of the step that the code is of, or null when it is of none near `now`. `code`: six digits. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
    timestamp,
    window: STEPS_ASIDE,
  });
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** As they are shown: `abcd-efgh-ijkl-mnop`, 80 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

function newRecoveryCode(): string {
  let bits = BigInt(`0x${randomBytes(RECOVERY_BYTES).toString('hex')}`);
  let code = '';
  for (let at = 0; at < (RECOVERY_BYTES * 8) / 5; at += 1) {
    code += letters[Number(bits & 31n)];
    bits >>= 5n;
  }
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** What the store keeps of a recovery code; with its owner's id, so that no two people's are compared at once. */
export const hashRecoveryCode = (userId: string, plain: string): string => hashSecret(`${userId}/${plain}`);
