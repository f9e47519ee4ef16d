/**
 * The style sheets that react-aria writes into the console's page: how a finger scrolls on what can be pressed, and behind what
 * is modal. `scripts/safety/react-aria.test.ts` compares them with the package.
 */
export const reactAriaStyles = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const;
