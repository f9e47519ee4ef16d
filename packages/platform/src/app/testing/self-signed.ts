import { issueCertificate } from '../embedded/demo-data/certificate.ts';

const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2036-01-01T00:00:00Z')];

/** A certificate for tests and its key, both PEM. */
export const selfSigned = (...names: readonly string[]) => issueCertificate({ names, from, to });
