// Scripts for WebDriver's `execute`: those for its asynchronous kind get a function as their last argument.

/** What was pressed has reached the page: a movement does so with the next frame, not at once. */
export const nextFrame = `const [goOn] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => goOn()));`;

/** Goes on when the page has the size. */
export const sized = `
  const [{ width, height }, goOn] = arguments;
  const look = () => innerWidth === width && innerHeight === height ? goOn() : requestAnimationFrame(look);
  look();`;

const isSeen = `
  const queries = {
    colorScheme: 'prefers-color-scheme', reducedMotion: 'prefers-reduced-motion', forcedColors: 'forced-colors',
  };
  const isSeen = ([medium, value]) => {
    const { media, matches } = matchMedia('(' + queries[medium] + ': ' + value + ')');
    // What it has never heard of it has none of.
    return media === 'not all' ? value === 'none' : matches;
  };`;

/** Goes on when the page has been told what the person prefers. */
export const mediaSeen = `${isSeen}
  const [wanted, goOn] = arguments;
  const look = () => Object.entries(wanted).every(isSeen) ? goOn() : requestAnimationFrame(look);
  look();`;

/** Whether that is what the person prefers as it is. */
export const hasMedia = `${isSeen}
  return Object.entries(arguments[0]).every(isSeen);`;
