/** Who causes a change, and from where. */
export interface Author {
  readonly userId: string;
  readonly userName: string;
  /** The IP address of the request; '' where there was none. */
  readonly address: string;
  readonly requestId: string | null;
  /** The session's public id; null: there was none. */
  readonly session: string | null;
  /** The id of the API token that asked in the person's name; null: it was a session. */
  readonly apiToken: string | null;
  /** The origin of the partner's page whose frame asked; null: none did. */
  readonly frame: string | null;
  /** The task that does it; left out: the request itself. */
  readonly taskId?: string;
}
