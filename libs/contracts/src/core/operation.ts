import type { FeatureSwitch, PlanLimit } from '@quillcare/rules';
import { z } from 'zod';
import type { ErrorCode } from './errors';
import type { OperationPermission } from './permissions';
import { nothing } from './primitives';
import { RECORD_TYPES, type RecordName } from './record-types';

export const SERVICES = [
  'identity',
  'crm',
  'quoting',
  'callbacks',
  'notifications',
  'import',
  'audit',
  'billing',
  'assistant',
] as const;
export type ServiceName = (typeof SERVICES)[number];

/** What the web client caches by; an operation provides or invalidates them, an event invalidates them live. */
export const TAGS = [
  ...(Object.keys(RECORD_TYPES) as RecordName[]),
  'Session',
  'Organisation',
  'ClientConsent',
  'ClientMerge',
  'DuplicatePair',
  'Household',
  'Note',
  'NoteSettings',
  'Mention',
  'LeadSettings',
  'LeadKey',
  'EnquiryForm',
  'SurgeryConfiguration',
  'PricingSimulation',
  'Quote',
  'Evidence',
  'QuoteSettings',
  'PatientSettings',
  'ReminderSettings',
  'SurgeryCase',
  'CaseSettings',
  'DepositSettings',
  'AssistantSettings',
  'CaseDocument',
  'BookingDetails',
  'BilledFee',
  'CaseChecklistTemplate',
  'CalendarFeed',
  'Callback',
  'CallbackSettings',
  'Notification',
  'NotificationPreference',
  'EmailConfig',
  'MailTemplate',
  'Mail',
  'MailSuppression',
  'Import',
  'AuditEntry',
  'Subscription',
  'DiscountRate',
  'User',
  'Invitation',
  'Device',
  'SecondStep',
  'Support',
  'ContactMessage',
  'MbsTable',
  'ListView',
  'BulkRun',
  'Export',
  'Report',
] as const;
export type Tag = (typeof TAGS)[number];

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type HttpEncoding = 'json' | 'multipart' | 'sse' | 'csv' | 'file' | 'signed';

export interface HttpBinding {
  method: HttpMethod;
  /** Mounted under /api; `:name` are the params. */
  path: string;
  /** Status of success; 200 for queries, 201 for POST, 200 otherwise. */
  status?: number;
  /**
   * `multipart`: one file part `file` is streamed to the service's upload operation before the call. `sse`: a
   * stream of server-sent events. `csv` and `file`: a file, streamed page by page; the result is a `csvPage` or a `filePage`.
   * `signed`: somebody else's JSON, unread, with what `signatureHeader` says: the body is `{ payload, signature }`.
   */
  encoding?: HttpEncoding;
  signatureHeader?: string;
  /** Largest accepted JSON body in bytes; 256 KiB unless stated. */
  bodyLimit?: number;
  /** Whoever accepts `text/event-stream` reads the text of the answer while it is made, and then the result. */
  streams?: boolean;
  /** Forms are accepted too and not read: what is asked for follows from the path alone. Not for what a session may do. */
  acceptsForms?: boolean;
  /**
   * What the gateway does with tokens of the result when the caller wants a cookie session. `device`: the
   * result proves that the account of its `email` is the caller's, whose browser is known from now on. `patient-code`: the
   * result binds an emailed code to the browser.
   */
  session?: 'start' | 'end' | 'step-back' | 'patient' | 'patient-code' | 'device';
}

/** So many tries in so long a time. */
export interface TryLimit {
  max: number;
  windowSeconds: number;
}

/** `max` is what one network address may try: a whole practice can sit behind it. */
export interface RateLimit extends TryLimit {
  perField?: FieldLimit;
}

/** Limits the tries for one value of a body field, from wherever they come. */
export interface FieldLimit {
  field: string;
  /** Tries allowed in the operation's own window. */
  max: number;
  /**
   * Longer windows that count as well: they slow down whoever keeps trying. A refused try is counted in none.
   */
  further?: readonly TryLimit[];
  /**
   * Operations that guess at the same secret are counted together, under this name; the operation's own
   * unless stated.
   */
  bucket?: string;
  /**
   * A browser in which the owner of the value signed in before is counted by itself, so that strangers cannot
   * keep the owner out.
   */
  knownDevices?: boolean;
  /** A try that succeeds is taken from the count again: only wrong ones use it up. */
  onlyFailures?: boolean;
  /** What to do, for whoever is refused; otherwise the error's own sentence. */
  advice?: string;
  /**
   * An internal command whose body is this field: it is told, at most once an hour, when a further window is
   * full.
   */
  report?: string;
}

/**
 * What the practice's plan must have for an operation: room for what it adds, or a feature. One record is added unless `adds` says
 * that the handler knows how many, none included.
 */
export type PlanNeed = { limit: PlanLimit; adds?: 'SOME' } | { feature: FeatureSwitch };

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
  /** How long the caller waits, in milliseconds; 10 s unless stated. */
  deadlineMs: number;
  provides: readonly Tag[];
  invalidates: readonly Tag[];
  /** Open to a session whose second step is still to come. */
  beforeSecondStep: boolean;
  /** Open to a session whose device was handed to somebody else. */
  whileLocked: boolean;
  /**
   * Open to people whose practice is read-only: what is their own (signing in and out, profile, preferences), leads out of it,
   * gets data out, or stops what runs. Every other command is refused there; queries never are.
   */
  whileReadOnly: boolean;
  /** Needs a proof of identity that is not older than `CONFIRMED_FOR_MS`. */
  stepUp: boolean;
  /** Sends mail to people outside the practice: needs a sender whose own address is confirmed. */
  confirmedEmail: boolean;
  /** Who acts in somebody's place may not do this: it is the person's own. */
  ownerOnly: boolean;
  /** Open to the practice's own website with a key, so often by one key; null, as nearly everywhere, refuses keys. */
  acceptsKey: TryLimit | null;
  /** What the practice's plan must have; null for nothing. */
  needs: PlanNeed | null;
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
  whileLocked?: boolean;
  whileReadOnly?: boolean;
  stepUp?: boolean;
  confirmedEmail?: boolean;
  ownerOnly?: boolean;
  acceptsKey?: TryLimit;
  needs?: PlanNeed;
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
    whileLocked: false,
    whileReadOnly: false,
    stepUp: false,
    confirmedEmail: false,
    ownerOnly: false,
    ...definition,
    acceptsKey: definition.acceptsKey ?? null,
    needs: definition.needs ?? null,
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
