/** What the page's half says itself. Everything else is said inside the frame. */
export interface Words {
  readonly loading: string;
  readonly silent: string;
  readonly unreachable: string;
  readonly unlisted: string;
  readonly blocked: string;
  readonly version: string;
  readonly address: string;
  readonly retry: string;
  /** The name of a form that has no element of its own, for assistive technology. */
  readonly form: string;
}
