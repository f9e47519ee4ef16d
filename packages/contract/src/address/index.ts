export * from './cidr.ts';
