/** The side of the anchor, then the edge to line up with; without an edge it is centred. Follows reading direction. */
export type Placement = 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end' | 'start' | 'end';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Scene {
  anchor: Box;
  floating: { width: number; height: number };
  viewport: { width: number; height: number };
  placement: Placement;
  /** Pixels between the anchor and what floats. */
  gap: number;
  isRightToLeft: boolean;
}

/** Pixels kept free along the viewport's edges. */
export const margin = 8;

/**
 * Where to put something beside its anchor, in viewport pixels: on the wanted side, on the opposite side when only
 * that has room, and never past the viewport's start edges.
 */
export function place(scene: Scene): { x: number; y: number } {
  const { anchor, floating, viewport, placement, gap, isRightToLeft } = scene;
  const [side, edge] = placement.split('-');
  const isInline = side === 'start' || side === 'end';
  const startIsLeft = !isRightToLeft;

  const before = { x: anchor.x - floating.width - gap, y: anchor.y - floating.height - gap };
  const after = { x: anchor.x + anchor.width + gap, y: anchor.y + anchor.height + gap };
  const middle = {
    x: anchor.x + (anchor.width - floating.width) / 2,
    y: anchor.y + (anchor.height - floating.height) / 2,
  };
  const leftAligned = (edge === 'start') === startIsLeft;
  const aligned = leftAligned ? anchor.x : anchor.x + anchor.width - floating.width;

  const x = isInline
    ? pick(before.x, after.x, (side === 'start') === startIsLeft, floating.width, viewport.width)
    : edge
      ? aligned
      : middle.x;
  const y = isInline ? middle.y : pick(before.y, after.y, side === 'top', floating.height, viewport.height);
  return { x: keepInside(x, floating.width, viewport.width), y: keepInside(y, floating.height, viewport.height) };
}

/** The wanted side when it fits, else the other one when that fits, else the wanted one. */
function pick(before: number, after: number, wantsBefore: boolean, size: number, room: number): number {
  const beforeFits = before >= margin;
  const afterFits = after + size <= room - margin;
  if (wantsBefore) return beforeFits || !afterFits ? before : after;
  return afterFits || !beforeFits ? after : before;
}

function keepInside(start: number, size: number, room: number): number {
  return Math.max(margin, Math.min(start, room - size - margin));
}
