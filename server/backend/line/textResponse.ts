/**
 * Response whose text is known. It is read without a stream, which takes longer than parsing it,
 * and any number of times.
 */
export class TextResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(text, init);
    this.#text = text;
  }

  override clone(): TextResponse {
    return this;
  }

  override async text(): Promise<string> {
    return this.#text;
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#text) as unknown;
  }
}
