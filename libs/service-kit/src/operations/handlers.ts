import 'reflect-metadata';
import { Injectable } from '@nestjs/common';
import type {
  EventData,
  EventDefinition,
  EventEnvelope,
  InputOf,
  JobData,
  JobDefinition,
  Operation,
  ResultOf,
} from '@quillcare/contracts';

/** Carries out one operation. */
export interface Handler<O extends Operation> {
  /**
   * Runs before the transaction, for remote calls and slow work; its result is the second argument of `handle`. Not run
   * for a request that was carried out before under its idempotency key.
   */
  prepare?(input: InputOf<O>): Promise<unknown>;
  /** Runs inside the transaction of a command. `prepared` is what `prepare` returned; each class types it itself. */
  handle(input: InputOf<O>, prepared: never): Promise<HandlerResult<O>>;
}

/** What a handler may return: the result, possibly with more fields, which the contract strips. */
export type HandlerResult<O extends Operation> = ResultOf<O> | Loose<ResultOf<O>>;

// Enumerations are plain text in entities; parsing by the contract checks them.
type Loose<T> = T extends string
  ? string
  : T extends (infer I)[]
    ? Loose<I>[]
    : T extends object
      ? { [K in keyof T]: Loose<T[K]> }
      : T;

export interface ImplementsOptions {
  /** Why this command works across organisations (sign-up, sign-in, a link that names its organisation). */
  platform?: string;
  /**
   * Why this works on the rows that belong to no practice (`PLATFORM_ORGANISATION_ID`), for every caller.
   * Unlike a platform scope it sees nothing else: row-level security binds it to them as it binds a practice
   * to its own.
   */
  platformOwned?: string;
}

/** Listens to one event and turns it into a command of its own service. */
export interface Consumer<E extends EventDefinition> {
  prepare?(event: EventEnvelope<EventData<E>>): Promise<unknown>;
  handle(event: EventEnvelope<EventData<E>>, prepared: never): Promise<void>;
}

export interface JobRun {
  /** From 1. */
  attempt: number;
  /** No retry follows: a failure is final. */
  lastAttempt: boolean;
}

/** Handles one kind of job. A job may run more than once. */
export interface JobHandler<J extends JobDefinition> {
  handle(data: JobData<J>, run: JobRun): Promise<void>;
}

const IMPLEMENTS = Symbol('implements');
const CONSUMES = Symbol('consumes');
const PROCESSES = Symbol('processes');

function mark(key: symbol, value: unknown): ClassDecorator {
  return (target) => {
    Injectable()(target);
    Reflect.defineMetadata(key, value, target);
  };
}

/** Marks the class that carries out `operation`; boot fails when an operation has none or two. */
export function Implements(operation: Operation, options: ImplementsOptions = {}): ClassDecorator {
  return mark(IMPLEMENTS, { operation, options });
}

/** Marks the class that listens to `event`. */
export function Consumes(event: EventDefinition): ClassDecorator {
  return mark(CONSUMES, event);
}

/** Marks the class that runs `job`. */
export function Processes(job: JobDefinition): ClassDecorator {
  return mark(PROCESSES, job);
}

export function implementedBy(
  target: object,
): { operation: Operation; options: ImplementsOptions } | undefined {
  return Reflect.getMetadata(IMPLEMENTS, target) as
    { operation: Operation; options: ImplementsOptions } | undefined;
}

export function consumedBy(target: object): EventDefinition | undefined {
  return Reflect.getMetadata(CONSUMES, target) as EventDefinition | undefined;
}

export function processedBy(target: object): JobDefinition | undefined {
  return Reflect.getMetadata(PROCESSES, target) as JobDefinition | undefined;
}
