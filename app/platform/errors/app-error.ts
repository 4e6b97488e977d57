/** Every way an operation can refuse, and the HTTP status it means. */
export const statusByCode = {
  validation: 422,
  bad_request: 400,
  unauthenticated: 401,
  insufficient_credits: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  unavailable: 503,
  upstream: 502,
} as const;

export type ErrorCode = keyof typeof statusByCode;

export type FieldMessages = Record<string, string>;

interface Details {
  /** One sentence per form field, shown beside it. */
  fields?: FieldMessages;
  /** For `rate_limited`: when another try makes sense. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A refusal that the user may read. Anything else that is thrown shows a calm sentence and an id. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.status = statusByCode[code];
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
