import type { ComplexAttributeConverter } from 'lit';

/** For states of which both values are worth saying: `pressed="false"` is a toggle that is up, no attribute is no toggle. */
export const triState: ComplexAttributeConverter<boolean | null> = {
  fromAttribute: (text) => (text === null ? null : text !== 'false'),
};
