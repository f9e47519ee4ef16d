/** Where a browser keeps what somebody has switched in it. */
export const FEATURES_KEY = 'skydeck.features';
