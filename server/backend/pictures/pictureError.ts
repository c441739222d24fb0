/** Reason for a missing picture, with the status of its response. */
export class PictureError extends Error {
  override name = "PictureError";
  readonly status: 404 | 502 | 503 | 504;
  /** Seconds for which the source's server wants no further request, if it said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: PictureError["status"],
    reason: string,
    options: ErrorOptions & { retryAfterSeconds?: number | undefined } = {},
  ) {
    super(reason, options);
    this.status = status;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
