/** What runs on an image. A server may know more: each has an id, and a proper name that is the same in every language. */
export const osDistros = [
  { id: 'almalinux9', title: 'AlmaLinux 9' },
  { id: 'almalinux10', title: 'AlmaLinux 10' },
  { id: 'centos-stream9', title: 'CentOS Stream 9' },
  { id: 'debian11', title: 'Debian 11' },
  { id: 'debian12', title: 'Debian 12' },
  { id: 'debian13', title: 'Debian 13' },
  { id: 'fedora', title: 'Fedora' },
  { id: 'fedora-coreos', title: 'Fedora CoreOS' },
  { id: 'freebsd14', title: 'FreeBSD 14' },
  { id: 'opensuse15', title: 'openSUSE Leap 15' },
  { id: 'rhel9', title: 'Red Hat Enterprise Linux 9' },
  { id: 'rocky9', title: 'Rocky Linux 9' },
  { id: 'sles15', title: 'SUSE Linux Enterprise Server 15' },
  { id: 'ubuntu22.04', title: 'Ubuntu 22.04' },
  { id: 'ubuntu24.04', title: 'Ubuntu 24.04' },
  { id: 'win2k19', title: 'Windows Server 2019' },
  { id: 'win2k22', title: 'Windows Server 2022' },
  { id: 'win2k25', title: 'Windows Server 2025' },
  { id: 'win11', title: 'Windows 11' },
  { id: 'linux', title: 'Linux' },
  { id: 'windows', title: 'Windows' },
] as const;

/** Those without a proper name. */
export const DEFAULT_DISTRO = 'linux';
export const plainDistros = ['other'] as const;

const titles: ReadonlyMap<string, string> = new Map(osDistros.map(({ id, title }) => [id, title]));

/** Null: it has none, or the server knows more than we do. */
export const distroTitle = (id: string): string | null => titles.get(id) ?? null;

/** Hypervisors show Windows other devices. */
export const osTypeOf = (distro: string): 'linux' | 'windows' => (/^win/i.test(distro) ? 'windows' : 'linux');
