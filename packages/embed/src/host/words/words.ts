/** What the page's half says itself. Everything else is said inside the frame. */
export interface Words {
  readonly loading: string;
  readonly silent: string;
  readonly version: string;
  readonly address: string;
  readonly retry: string;
  /** Names of the forms, for assistive technology. */
  readonly form: string;
  readonly networkAdd: string;
  readonly routerAdd: string;
  readonly routerEdit: string;
}
