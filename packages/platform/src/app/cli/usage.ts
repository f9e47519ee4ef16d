export const usage: readonly string[] = [
  'skydeck [--data FOLDER] COMMAND',
  '',
  '  backup FOLDER              Copy the data into a new folder, also while the server runs. The key is not copied.',
  '  restore FOLDER --key FILE  Put a backup and its key into an empty data folder.',
  '  check                      Read all data of a stopped server, with a line for each fault.',
  '  reset-password ACCOUNT     Give an account a new password, while the server is stopped.',
  '  unlock ACCOUNT             End the locks of an account, while the server is stopped.',
  '',
  '  -d, --data FOLDER          The data folder, in place of SKYDECK_DATA.',
  '  -h, --help                 Show this.',
  '',
  'ACCOUNT is a name, or DOMAIN/NAME. Exit code: 0 all is well, 1 a fault, 2 no such command.',
];
