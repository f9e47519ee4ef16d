import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Of Debian 12: OpenStack Zed. With what they need, 266 packages. */
const packages = [
  'mariadb-server',
  'rabbitmq-server',
  'keystone',
  'neutron-common',
  'python3-pymysql',
  'uwsgi-core',
  'uwsgi-plugin-python3',
];

/** Why this machine cannot have the lab; null when it can. */
export function whyNoLab(): string | null {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version')) return 'the lab needs Debian';
  if (process.getuid?.() !== 0) return 'the lab needs root';
  return null;
}

const isInstalled = (name: string) =>
  spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' }).stdout === 'install ok installed';

/** Installs what is missing, without starting the services that Debian would start. */
export function installPackages(): void {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const apt = (...words: string[]) => {
    const { status } = spawnSync(
      'nice',
      ['-n', '19', 'apt-get', '-o', 'DPkg::Lock::Timeout=900', '-q', '-y', ...words],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      },
    );
    if (status !== 0) throw new Error(`apt-get ${words.join(' ')} ended with ${status}`);
  };
  apt('update');
  apt('-o', 'Dpkg::Options::=--force-confold', '--no-install-recommends', 'install', ...missing);
}
