import { z } from 'zod';
import type { ErrorCode } from './errors';
import type { OperationPermission } from './permissions';
import { nothing } from './primitives';

export const SERVICES = [
  'identity',
  'crm',
  'quoting',
  'callbacks',
  'notifications',
  'import',
  'audit',
  'billing',
] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Cache tags of the web client. Queries provide them; commands and live events invalidate them. */
export const TAGS = [
  'Session',
  'Organisation',
  'Client',
  'Doctor',
  'Hospital',
  'Surgery',
  'Quote',
  'SurgeryCase',
  'Callback',
  'Notification',
  'Import',
  'AuditEntry',
  'Subscription',
  'User',
  'Invitation',
  'Device',
  'SecondStep',
  'Support',
  'ContactMessage',
] as const;
export type Tag = (typeof TAGS)[number];

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface HttpBinding {
  method: HttpMethod;
  /** Mounted under /api; `:name` are the params. */
  path: string;
  /** Status of success; by default 200 for queries, 201 for POST, 200 otherwise. */
  status?: number;
  /** `multipart`: the part `file` is streamed to the service before the call. `sse`: server-sent events. */
  encoding?: 'json' | 'multipart' | 'sse';
  /** Limit of the JSON body in bytes; 256 KiB by default. */
  bodyLimit?: number;
  /**
   * How the gateway sets cookies from the result if the caller wants a cookie session. `device`: the result
   * proves that the caller owns the account with its `email`, so that the browser becomes a known device.
   */
  session?: 'start' | 'end' | 'step-back' | 'patient' | 'device';
}

/** At most `max` attempts in a window. */
export interface TryLimit {
  max: number;
  windowSeconds: number;
}

/** `max` is per network address, which a whole practice may share. */
export interface RateLimit extends TryLimit {
  perField?: FieldLimit;
}

/** Limits the attempts per value of a body field, from any number of addresses. */
export interface FieldLimit {
  field: string;
  /** Attempts allowed in the operation's window. */
  max: number;
  /** Longer windows that also count. A refused attempt is counted in none. */
  further?: readonly TryLimit[];
  /** A shared name for operations that check the same secret; the operation's name by default. */
  bucket?: string;
  /** Counts known devices of the owner separately, so that strangers cannot lock the owner out. */
  knownDevices?: boolean;
  /** Advice for the refused caller; the error's default sentence if missing. */
  advice?: string;
  /**
   * An internal command, with this field as its body, called at most hourly when a further window is full.
   */
  report?: string;
}

type Shape = z.ZodType;

export interface Operation<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
> {
  kind: 'query' | 'command';
  /** `<service>.<verb>`; the NATS subject is `rpc.<name>`. */
  name: string;
  service: ServiceName;
  summary: string;
  http: HttpBinding | null;
  permission: OperationPermission;
  params: P;
  query: Q;
  body: B;
  result: R;
  errors: readonly ErrorCode[];
  rateLimit?: RateLimit;
  /** How long the caller waits, in milliseconds; 10 s by default. */
  deadlineMs: number;
  provides: readonly Tag[];
  invalidates: readonly Tag[];
  /** Allowed before the session's second step. */
  beforeSecondStep: boolean;
  /** Needs a proof of identity that is not older than `CONFIRMED_FOR_MS`. */
  stepUp: boolean;
  /** Needs a confirmed email address, because it sends mail to people outside the practice. */
  confirmedEmail: boolean;
  /** Refused to support sessions: only the person themselves may call it. */
  ownerOnly: boolean;
}

export interface OperationDefinition<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> {
  name: `${ServiceName}.${string}`;
  summary: string;
  http: HttpBinding | null;
  permission: OperationPermission;
  params?: P;
  query?: Q;
  body?: B;
  result: R;
  errors?: readonly ErrorCode[];
  rateLimit?: RateLimit;
  deadlineMs?: number;
  provides?: readonly Tag[];
  invalidates?: readonly Tag[];
  beforeSecondStep?: boolean;
  stepUp?: boolean;
  confirmedEmail?: boolean;
  ownerOnly?: boolean;
}

type None = typeof nothing;

function define<P extends Shape, Q extends Shape, B extends Shape, R extends Shape>(
  kind: Operation['kind'],
  definition: OperationDefinition<P, Q, B, R>,
): Operation<P, Q, B, R> {
  return {
    errors: [],
    provides: [],
    invalidates: [],
    deadlineMs: 10_000,
    beforeSecondStep: false,
    stepUp: false,
    confirmedEmail: false,
    ownerOnly: false,
    ...definition,
    kind,
    service: definition.name.split('.')[0] as ServiceName,
    params: definition.params ?? (nothing as unknown as P),
    query: definition.query ?? (nothing as unknown as Q),
    body: definition.body ?? (nothing as unknown as B),
  };
}

/** Defines an operation that changes nothing. */
export function query<
  R extends Shape,
  P extends Shape = None,
  Q extends Shape = None,
  B extends Shape = None,
>(definition: OperationDefinition<P, Q, B, R>): Operation<P, Q, B, R> {
  return define('query', definition);
}

/**
 * Defines an operation that changes something: one transaction, retried as a whole on serialisation failures.
 */
export function command<
  R extends Shape,
  P extends Shape = None,
  Q extends Shape = None,
  B extends Shape = None,
>(definition: OperationDefinition<P, Q, B, R>): Operation<P, Q, B, R> {
  return define('command', definition);
}

/** What a handler receives: the parsed request. */
export type InputOf<O extends Operation> = {
  params: z.output<O['params']>;
  query: z.output<O['query']>;
  body: z.output<O['body']>;
};

/** What a caller may leave out: parts with no required field. */
export type RequestOf<O extends Operation> = {
  params?: z.input<O['params']>;
  query?: z.input<O['query']>;
  body?: z.input<O['body']>;
};

export type ResultOf<O extends Operation> = z.output<O['result']>;
