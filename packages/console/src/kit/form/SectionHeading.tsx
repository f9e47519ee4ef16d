import { type ReactNode, use } from 'react';
import { FormShellContext } from './shell.ts';

interface SectionHeadingProps {
  readonly id: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** One level below the title around it: an h1 in a frame and on a page without a form's shell, an h2 in a panel or a wizard. */
export function SectionHeading(props: SectionHeadingProps) {
  const host = use(FormShellContext);
  const Heading = host === null || host.kind === 'frame' ? 'h2' : 'h3';
  return <Heading {...props} />;
}
