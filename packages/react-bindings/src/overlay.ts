import * as React from 'react';

interface OverlayProps {
  readonly open?: boolean | undefined;
  readonly ref?: React.Ref<OverlayElement>;
}

type OverlayElement = HTMLElement & { open: boolean };

/**
 * An overlay follows `open` when it changes, not at each render: between a person's Escape and `sky-closed` the page's own
 * state still says "open", and a render at that moment would open again what was just closed.
 */
export function overlay<Component extends React.ElementType>(component: Component): Component {
  function Overlay({ open = false, ref, ...rest }: OverlayProps) {
    const element = React.useRef<OverlayElement>(null);
    React.useImperativeHandle(ref, () => element.current!);
    React.useLayoutEffect(() => {
      element.current!.open = open;
    }, [open]);
    return React.createElement(component as React.ElementType, { ...rest, ref: element });
  }
  Overlay.displayName = (component as { displayName?: string }).displayName;
  return Overlay as unknown as Component;
}
