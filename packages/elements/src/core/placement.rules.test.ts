import { expect } from '@open-wc/testing';

import { place, type Scene } from './placement.rules.js';

const scene: Scene = {
  anchor: { x: 400, y: 300, width: 100, height: 30 },
  floating: { width: 200, height: 100 },
  viewport: { width: 1000, height: 800 },
  placement: 'bottom-start',
  gap: 6,
  isRightToLeft: false,
};
const at = (change: Partial<Scene>) => {
  const { x, y } = place({ ...scene, ...change });
  return [x, y];
};

describe('place', () => {
  it('lines up with the edge that was asked for', () => {
    expect(at({ placement: 'bottom-start' })).to.deep.equal([400, 336]);
    expect(at({ placement: 'bottom-end' })).to.deep.equal([300, 336]);
    expect(at({ placement: 'bottom' })).to.deep.equal([350, 336]);
    expect(at({ placement: 'top-start' })).to.deep.equal([400, 194]);
    expect(at({ placement: 'start' })).to.deep.equal([194, 265]);
    expect(at({ placement: 'end' })).to.deep.equal([506, 265]);
  });

  it('follows the reading direction', () => {
    expect(at({ placement: 'bottom-start', isRightToLeft: true })).to.deep.equal([300, 336]);
    expect(at({ placement: 'bottom-end', isRightToLeft: true })).to.deep.equal([400, 336]);
    expect(at({ placement: 'start', isRightToLeft: true })).to.deep.equal([506, 265]);
  });

  it('goes to the other side only when that has room', () => {
    expect(at({ anchor: { ...scene.anchor, y: 720 } })).to.deep.equal([400, 614]);
    expect(at({ placement: 'top', anchor: { ...scene.anchor, y: 50 } })).to.deep.equal([350, 86]);
    const low = { width: 1000, height: 180 };
    expect(at({ viewport: low, anchor: { ...scene.anchor, y: 60 } })).to.deep.equal([400, 72]);
  });

  it('stays inside the viewport, and shows its beginning when it is too large', () => {
    expect(at({ anchor: { ...scene.anchor, x: 950 } })).to.deep.equal([792, 336]);
    expect(at({ placement: 'bottom-end', anchor: { ...scene.anchor, x: 0 } })).to.deep.equal([8, 336]);
    expect(at({ floating: { width: 2000, height: 100 } })[0]).to.equal(8);
  });
});
