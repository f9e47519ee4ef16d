import { Button } from '@skydeck/react-bindings/button';
import type { ComponentProps, ReactNode } from 'react';
import { useFollow } from './useFollow.ts';

interface LinkButtonProps {
  readonly to: string;
  readonly variant?: NonNullable<ComponentProps<typeof Button>['variant']>;
  readonly size?: NonNullable<ComponentProps<typeof Button>['size']>;
  readonly iconOnly?: boolean;
  /** Of one that shows no text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Looks like a button, leads to another page of the console like any link. */
export function LinkButton({ to, children, ...looks }: LinkButtonProps) {
  return (
    <Button {...looks} {...useFollow(to)}>
      {children}
    </Button>
  );
}
