/** Reason for a missing picture, with the status of its response. */
export class PictureError extends Error {
  override name = "PictureError";
  readonly status: 404 | 502 | 503 | 504;

  constructor(status: PictureError["status"], reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.status = status;
  }
}
