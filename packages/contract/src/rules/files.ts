// Which files a form offers to take (spec: value.files.certificate). The name says what it is meant to be; what it is,
// its bytes say.

export const certificateExtensions = ['pem', 'crt', 'cer', 'der', 'p7b', 'p7c', 'pfx', 'p12'] as const;
export const privateKeyExtensions = ['pem', 'key', 'der'] as const;
export const imageExtensions = {
  iso: ['iso'],
  template: ['aki', 'ami', 'ari', 'img', 'ploop', 'qcow2', 'raw', 'vdi', 'vhd', 'vhdx', 'vmdk'],
} as const;
export type ImageKind = keyof typeof imageExtensions;

/** What follows the last dot, in small letters; '' for a name that is none, or one of dot and extension alone. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  // A control character would let a name look like another.
  if (dot <= 0 || /\p{Cc}/u.test(fileName)) return '';
  return fileName.slice(dot + 1).toLowerCase();
}

const endsIn = (extensions: readonly string[], fileName: string) => extensions.includes(extensionOf(fileName));

export const isCertificateFile = (fileName: string): boolean => endsIn(certificateExtensions, fileName);
export const isPrivateKeyFile = (fileName: string): boolean => endsIn(privateKeyExtensions, fileName);
export const isImageFile = (kind: ImageKind, fileName: string): boolean => endsIn(imageExtensions[kind], fileName);

/** For the `accept` of a file field: `.pem,.crt`. */
export const acceptOf = (extensions: readonly string[]): string =>
  extensions.map((extension) => `.${extension}`).join(',');
