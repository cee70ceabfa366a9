import { Inject, Injectable, type LoggerService } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { ProcessConfig } from '../config';
import { maybeContext } from '../context';
import { CONFIG } from '../injection';
import { inSources } from './stack-traces';
import { currentTraceId } from './tracing';

// Fields with personal data or secrets, redacted at every depth we log.
const SECRET = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'refreshToken',
  'identityToken',
  'authorization',
  'cookie',
  'email',
  'phone',
  'phoneNumber',
  'name',
  'firstName',
  'lastName',
  'dateOfBirth',
  'signatureData',
  'sealedLink',
  'link',
  'patientInfo',
  'body',
  'ip',
];
export const REDACTED_PATHS = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/** Creates the process's logger: JSON lines with correlation id, without personal data. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    // The own properties of an error can include a row the database rejected.
    serializers: { err: (error: unknown) => (error instanceof Error ? shownError(error) : error) },
    mixin: () => {
      const context = maybeContext();
      if (!context) return {};
      const { correlationId, organisationId } = context;
      return { correlationId, organisationId: organisationId ?? undefined, traceId: currentTraceId() };
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Implements Nest's logger and ours on top of pino. */
@Injectable()
export class ProcessLogger implements LoggerService {
  readonly pino: Logger;

  constructor(@Inject(CONFIG) config: Pick<ProcessConfig, 'logLevel'>) {
    this.pino = createLogger(config.logLevel);
  }

  info(facts: object, message: string): void {
    this.pino.info(facts, message);
  }

  /** Logs an unexpected error: its name, message and stack, never the request that caused it. */
  failure(error: unknown, message: string): void {
    const cause = error instanceof AppError && error.cause instanceof Error ? error.cause : error;
    const shown = cause instanceof Error ? shownError(cause) : { message: typeof cause };
    this.pino.error({ err: shown }, message);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.pino.debug({ source: rest.at(-1) }, String(message));
  }
  warn(message: unknown, ...rest: unknown[]): void {
    if (typeof message === 'object' && message !== null) this.pino.warn(message, String(rest[0] ?? ''));
    else this.pino.warn({ source: rest.at(-1) }, String(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    if (message instanceof Error) this.failure(message, message.name);
    else this.pino.error({ source: rest.at(-1) }, String(message));
  }
  debug(message: unknown): void {
    this.pino.trace(String(message));
  }
  verbose(message: unknown): void {
    this.pino.trace(String(message));
  }
}

function shownError(error: Error): { type: string; message: string; stack: string | undefined } {
  return { type: error.name, message: firstLine(error.message), stack: shownStack(error) };
}

function shownStack({ stack }: Error): string | undefined {
  return stack && inSources(stack.split('\n').slice(1, 8).join('\n'));
}

// A driver's message can quote the rejected row, from the second line on or after "Key (…)=(…)".
function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/=\(.*\)/g, '=(…)').slice(0, 500);
}
