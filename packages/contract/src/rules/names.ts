// The shapes (a) to (f) (spec: name.letter-first to spec: name.segment). Letters and digits are those of ASCII: names go
// into host names and paths.

/** (a) A letter, then letters, digits, `_`, `.` and `-`: 2 to 255 characters. */
export const isLetterFirstName = (text: string): boolean => /^[A-Za-z][\w.-]{1,254}$/.test(text);

/** (b) 2 to 32 characters of one line, the first a letter, a digit or one of `_ . : ( ) -`. */
export const isShortName = (text: string): boolean => /^[\w.:()-]\P{Cc}{1,31}$/u.test(text);

/** (c) 3 to 32 letters, digits and `_`. */
export const isWordName = (text: string): boolean => /^\w{3,32}$/.test(text);

/** (d) Letters, digits and `-`: a letter first, no `-` last. */
export const isHyphenName = (text: string): boolean => /^[A-Za-z](?:[A-Za-z\d-]*[A-Za-z\d])?$/.test(text);

/** (e) Small letters and digits with `-`, `.` and `_` inside: at least 3 characters. */
export const isBucketName = (text: string): boolean => /^[a-z\d][a-z\d._-]+[a-z\d]$/.test(text);

/** (f) Anything that is one part of a path: not empty, no slash. */
export const isSegmentName = (text: string): boolean => text !== '' && !text.includes('/');
