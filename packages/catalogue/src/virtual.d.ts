declare module 'virtual:reference' {
  export const references: readonly import('../build/reference.ts').Reference[];
}
