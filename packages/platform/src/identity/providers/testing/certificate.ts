import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempFolder, removeTempFolder } from '../../../app/testing/temp-folder.ts';

export interface TestCertificate {
  readonly certificate: string;
  readonly key: string;
  readonly certificateFile: string;
  readonly keyFile: string;
}

const made = new Map<string, TestCertificate | null>();

/** One for a name, for all tests of a process. Null where this machine has no openssl: Node signs, but makes no certificates. */
export function certificateOf(name: string): TestCertificate | null {
  const certificate = made.get(name) ?? makeCertificate(name);
  made.set(name, certificate);
  return certificate;
}

function makeCertificate(name: string): TestCertificate | null {
  const folder = createTempFolder();
  process.once('exit', () => removeTempFolder(folder));
  const [certificateFile, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  try {
    execFileSync(
      'openssl',
      `req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=${name} -addext subjectAltName=DNS:${name},IP:127.0.0.1`
        .split(' ')
        .concat('-keyout', keyFile, '-out', certificateFile),
      { stdio: 'ignore' },
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const read = (file: string) => readFileSync(file, 'utf8');
  return { certificate: read(certificateFile), key: read(keyFile), certificateFile, keyFile };
}
