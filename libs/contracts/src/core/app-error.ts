import { ERRORS, type ErrorCode } from './errors';

/** One wrong field: its path in the request (`body.email` is `email`) and what to do about it. */
export interface FieldError {
  path: string;
  message: string;
}

export interface AppErrorOptions {
  /** A sentence for this very case; without it the code's own sentence is shown. */
  detail?: string;
  /** The wrong fields, for `VALIDATION_FAILED`. */
  errors?: FieldError[];
  /** Seconds after which a try makes sense (429 and 503). */
  retryAfterSeconds?: number;
  /**
   * Facts that a client may act on, such as the present version of a record. Never personal data of others.
   */
  facts?: Record<string, unknown>;
  cause?: unknown;
}

/** The only error that features throw. It crosses RPC as `toWire()` and HTTP as problem+json. */
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

/** `VALIDATION_FAILED` with its fields. */
export function invalid(...errors: FieldError[]): AppError {
  return new AppError('VALIDATION_FAILED', { errors });
}
