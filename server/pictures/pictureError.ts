/** Why there is no picture, as the status that its answer has. */
export class PictureError extends Error {
  override name = "PictureError";
  readonly status: 404 | 502 | 503 | 504;

  constructor(status: PictureError["status"], reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.status = status;
  }
}
