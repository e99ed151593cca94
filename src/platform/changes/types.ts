/** A difference between two releases of the platform, as `scripts/changes.ts` writes it. */
export interface Change {
  readonly change: string;
  /** What it is: `operation`, `parameter`, `client method` … */
  readonly kind: string;
  /** The thing; one that is part of another after that, as in `GET /profile user_id` or `App.updated_at`. */
  readonly name: string;
  /** What changed of it, and how. */
  readonly detail?: string;
  readonly old?: string;
  readonly now?: string;
  /** Address of the page that states it. */
  readonly page?: string;
}

export interface Changes {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly Change[];
}
