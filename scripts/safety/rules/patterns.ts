// What reviews forget, as patterns. Each is proved on samples in patterns.test.ts.

/** A message for whoever happens to be there. */
export const anyOrigin = /postMessage\([^;]*?(?:,\s*|targetOrigin:\s*)(['"`])\*\1/g;

/** A test that does not run, or that keeps the others from running. */
export const unusedTest =
  /\b(?:test|it|describe|suite)\.(?:only|skip|todo|fixme)\b|\b(?:xit|fit|xdescribe|fdescribe)\(/g;

/** Waiting for time instead of a fact. */
export const sleeping = /\b(?:waitForTimeout|aTimeout|sleep|setTimeout)\(|['"](?:node:)?timers\/promises['"]/g;

/** Moving the platform's time right after a press, which the platform may not have heard of yet. */
export const hastyClock = /\.(?:click|check|press(?!\('Escape'))\([^\n]*\);\n\s*await platform\.advance\(/g;

/** Waiting for a fact for a second at most. */
export const impatient = /import \{[^}]*\bwaitUntil\b(?! as)[^}]*\} from '@open-wc\/testing'/g;

/** A path of one person's machine. */
export const machinePath = /(?<![\w.*/$}-])\/(?:work|tmp|home|root|Users)\/[\w.-]/g;

/** A host to install from: which one it is, the machine decides. */
export const registryHost =
  /\b(?:registry\.npmjs\.org|registry\.yarnpkg\.com|npm\.pkg\.github\.com|deb\.debian\.org|pypi\.org|files\.pythonhosted\.org)\b/g;

/** A colour that is no token: hexadecimal after a colon or in quotes, a colour function that begins with no other colour, or a name as a whole value. */
export const rawColour =
  /(?:(?<!&):\s*|(?<!href=|url\()['"`])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=['"`;\s),])|(?<![\w.-])(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch)\((?!\s*from\b)|\b(?:color|background|backgroundColor|fill|stroke|outlineColor|borderColor)\s*[:=]\s*['"]?(?:white|black|red|green|blue|gray|grey|silver|yellow|orange|purple)\b/gi;

/** A side of the screen where a side of the text is meant, in the object notation of vanilla-extract. */
export const physicalSide =
  /(?<![\w(-])(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right|Top|Bottom)\w*|(?:min|max)?[wW]idth|(?:min|max)?[hH]eight|left|right|top|bottom)(?=:)|\b(?:textAlign|float|clear):\s*['"](?:left|right)['"]/g;

/** A text of the words put together with others: in a template, or two of them side by side. Word order is the language's. */
export const gluedText =
  /\$\{(?:t|kit|own|words)\(|\{(?:t|kit|own|words)\([^{}\n]*(?:\{[^{}]*\}[^{}\n]*)?\)\}(?:\s|\{' '\}|[:·,–-])*\{(?:t|kit|own|words)\(/g;

/** What is to be done some day. */
export const unfinished = /\b(?:TODO|FIXME|XXX|HACK)\b/g;

/** A component fetched by React alone: it does not wait for a server that is away. */
export const bareLazy = /\bimport\s*\{[^}]*\blazy\b[^}]*\}\s*from 'react'/g;
