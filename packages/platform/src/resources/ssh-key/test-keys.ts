/** Made by ssh-keygen for tests: nobody has the private halves. */
export const testKeys = {
  ed25519: {
    line: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIMG1e1vHA5fJB2AiR8crVjjF87uFDSvTvPJOz3H1aK+q mia@laptop',
    md5: '65:53:d8:03:9b:4b:39:90:1a:eb:73:fd:76:fe:fb:20',
    sha256: 'SHA256:Rb8bj+nzdpHl4IAAhRmVOOjfnOX25MKSf/gO9cg2UYU',
  },
  rsa1024: {
    line: 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQC6RFOpffKkKxSenW2PWAmu1NBGADY4DHjPZ965Boh5R0tBu3aMvmPXcDB2G5idB732bBz2d8T4JLk3d2aGUNBVz2JXP1k+iE/e1mU4HjSjNCSHMU5syiLN9TUc9lhSS1qJIlJm6bwIHPSif+uXZ4nOhlxEWZs8g83ohqI5ThnUvw== old@host',
    md5: '21:4f:1b:a4:6b:cd:52:51:b4:9c:20:76:08:80:87:0e',
    sha256: 'SHA256:odIxYkoKcAeMkjUoAxGa6RN3OO6AaxPcnuwAMs/MHXA',
  },
} as const;

export const privateKey = '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----\n';
