/** Whether the server marked the page as having no session: a request would only log a refusal in the console. */
export const isMarkedSignedOut = (): boolean => document.querySelector('meta[name="skydeck-session"]') !== null;
