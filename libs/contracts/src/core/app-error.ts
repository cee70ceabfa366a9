import { ERRORS, type ErrorCode } from './errors';

/** One invalid field: its path in the request (`email` for `body.email`) and what to do about it. */
export interface FieldError {
  path: string;
  message: string;
}

export interface AppErrorOptions {
  /** A message for this particular case. Defaults to the message of the error code. */
  detail?: string;
  /** The invalid fields, for `VALIDATION_FAILED`. */
  errors?: FieldError[];
  /** Seconds after which a retry makes sense (429 and 503). */
  retryAfterSeconds?: number;
  /** Facts a client may act on, such as the record's current version. Never other people's personal data. */
  facts?: Record<string, unknown>;
  cause?: unknown;
}

/** The only error that features throw. It is sent as `toWire()` over RPC and as problem+json over HTTP. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors?: FieldError[];
  readonly retryAfterSeconds?: number;
  readonly facts?: Record<string, unknown>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(
      options.detail ?? ERRORS[code].title,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.facts = options.facts;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  toWire(): WireError {
    return {
      code: this.code,
      detail: this.message,
      errors: this.errors,
      retryAfterSeconds: this.retryAfterSeconds,
      facts: this.facts,
    };
  }

  static fromWire(wire: WireError): AppError {
    const code = wire.code in ERRORS ? wire.code : 'INTERNAL';
    return new AppError(code, wire);
  }
}

export interface WireError {
  code: ErrorCode;
  detail?: string;
  errors?: FieldError[];
  retryAfterSeconds?: number;
  facts?: Record<string, unknown>;
}

/** Creates a `VALIDATION_FAILED` error for the given fields. */
export function invalidInput(...errors: FieldError[]): AppError {
  return new AppError('VALIDATION_FAILED', { errors });
}
