import { Mono } from '../../kit/page/index.ts';
import { fingerprintOf } from './openssh.ts';
import * as css from './ssh-key.css.ts';

export const Fingerprint = ({ blob }: { readonly blob: Uint8Array }) => (
  <span className={css.fingerprint} dir="ltr">
    <Mono>{fingerprintOf(blob)}</Mono>
  </span>
);
