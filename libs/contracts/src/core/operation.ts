import type { FeatureSwitch, PlanLimit } from '@quillcare/rules';
import { z } from 'zod';
import type { ErrorCode } from './errors';
import type { OperationPermission } from './permissions';
import { emptyObject } from './primitives';
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

/** Cache tags of the web client. Operations provide or invalidate them; events invalidate them live. */
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
  /** Path below /api; `:name` are the params. */
  path: string;
  /** HTTP status of success. Defaults to 201 for POST commands and to 200 otherwise. */
  status?: number;
  /**
   * `multipart`: one file part named `file` is streamed to the service's upload operation before the call. `sse`: a stream of
   * server-sent events. `csv` and `file`: a file streamed page by page; the result is a `csvPage` or a `filePage`. `signed`: a
   * third party's JSON, passed on unparsed with its `signatureHeader`; the body is `{ payload, signature }`.
   */
  encoding?: HttpEncoding;
  signatureHeader?: string;
  /** Largest accepted JSON body in bytes. Defaults to 256 KiB. */
  bodyLimit?: number;
  /** Clients that accept `text/event-stream` receive the text of the answer as it is generated, and then the result. */
  streams?: boolean;
  /**
   * Also accepts form posts, whose content is ignored because the path alone identifies the request. Not for operations that need
   * a session.
   */
  acceptsForms?: boolean;
  /**
   * What the gateway does with tokens in the result when the caller wants a cookie session. `device`: the result proves that the
   * caller owns the account of its `email`, and their browser becomes a known device. `patient-code`: the result binds an emailed
   * code to the browser.
   */
  session?: 'start' | 'end' | 'step-back' | 'patient' | 'patient-code' | 'device';
}

/** A number of attempts per time window. */
export interface TryLimit {
  max: number;
  windowSeconds: number;
}

/** `max` applies per network address, which a whole practice can share. */
export interface RateLimit extends TryLimit {
  perField?: FieldLimit;
}

/** Limits the attempts for one value of a body field, across all network addresses. */
export interface FieldLimit {
  field: string;
  /** Attempts allowed in the operation's own window. */
  max: number;
  /** Additional, longer windows, which slow down persistent attempts. Refused attempts count in none of them. */
  further?: readonly TryLimit[];
  /** Operations that guess the same secret are counted together under this name. Defaults to the operation's own name. */
  bucket?: string;
  /** Counts browsers in which the owner of the value signed in before separately, so that strangers cannot lock the owner out. */
  knownDevices?: boolean;
  /** Removes successful attempts, and those that failed through our own fault, from the count. */
  onlyFailures?: boolean;
  /** What a refused caller can do. Defaults to the error's own message. */
  advice?: string;
  /** An internal command, with this field as its body, that is called at most once an hour when a further window is full. */
  report?: string;
}

/**
 * What the practice's plan must provide for an operation: room for what it adds, or a feature. One record is assumed, unless
 * `adds` says that only the handler knows how many, which can be none.
 */
export type PlanNeed = { limit: PlanLimit; adds?: 'SOME' } | { feature: FeatureSwitch };

type Schema = z.ZodType;

export interface Operation<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
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
  /** How long the caller waits, in milliseconds. Defaults to 10 s. */
  deadlineMs: number;
  provides: readonly Tag[];
  invalidates: readonly Tag[];
  /** Allowed in sessions that still have to pass the second step. */
  beforeSecondStep: boolean;
  /** Allowed while the session is locked because the device was handed to a patient. */
  whileLocked: boolean;
  /**
   * Allowed when the practice is read-only: for people's own affairs (signing in and out, profile, preferences), for whatever
   * restores access, exports data, or stops something running. Every other command is then refused; queries never are.
   */
  whileReadOnly: boolean;
  /** Requires a proof of identity no older than `STEP_UP_VALID_MS`. */
  stepUp: boolean;
  /** Sends email to people outside the practice, so the sender's own address must be confirmed. */
  confirmedEmail: boolean;
  /** Refused to super admins acting in a person's place, because only that person may do it. */
  ownerOnly: boolean;
  /** Allowed for the practice's own website with a key, at most this often per key. Null, the usual case, refuses keys. */
  acceptsKey: TryLimit | null;
  /** What the practice's plan must provide. Null if nothing. */
  needs: PlanNeed | null;
}

export interface OperationDefinition<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> {
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

type None = typeof emptyObject;

function defineOperation<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
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
    params: definition.params ?? (emptyObject as unknown as P),
    query: definition.query ?? (emptyObject as unknown as Q),
    body: definition.body ?? (emptyObject as unknown as B),
  };
}

/** Defines an operation that changes nothing. */
export function query<
  R extends Schema,
  P extends Schema = None,
  Q extends Schema = None,
  B extends Schema = None,
>(definition: OperationDefinition<P, Q, B, R>): Operation<P, Q, B, R> {
  return defineOperation('query', definition);
}

/** Defines an operation that changes something, in one transaction that is retried as a whole on serialisation failures. */
export function command<
  R extends Schema,
  P extends Schema = None,
  Q extends Schema = None,
  B extends Schema = None,
>(definition: OperationDefinition<P, Q, B, R>): Operation<P, Q, B, R> {
  return defineOperation('command', definition);
}

/** What a handler receives: the parsed request. */
export type InputOf<O extends Operation> = {
  params: z.output<O['params']>;
  query: z.output<O['query']>;
  body: z.output<O['body']>;
};

/** What a caller passes. Parts without required fields may be omitted. */
export type RequestOf<O extends Operation> = {
  params?: z.input<O['params']>;
  query?: z.input<O['query']>;
  body?: z.input<O['body']>;
};

export type ResultOf<O extends Operation> = z.output<O['result']>;
