import 'reflect-metadata';
import { Inject, Injectable, type Type } from '@nestjs/common';
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

// Enumerations are plain text in entities, and a literal may have become wider; parsing by the contract checks them.
type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
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

type Injected = readonly (abstract new (...args: never[]) => unknown)[];
type Instances<I extends Injected> = {
  -readonly [K in keyof I]: I[K] extends abstract new (...args: never[]) => infer T ? T : never;
};
type Made<I extends Injected, H> = new (...instances: Instances<I>) => H;

interface Work<Input, Prepared, Result> {
  prepare?(input: Input): Promise<Prepared>;
  handle(input: Input, prepared: Prepared): Promise<Result>;
}

/**
 * A class marked with `@Implements`, from a function of what is injected, as Nest's `inject` and `useFactory`: the types of the
 * input, of what `prepare` returns (where it names its input, needed or not) and of the result follow from the contract. What needs
 * methods of its own is written as a class.
 */
export function implement<O extends Operation, const I extends Injected, P>(
  operation: O,
  inject: I,
  make: (...instances: Instances<I>) => Work<InputOf<O>, P, HandlerResult<O>>,
): Made<I, Work<InputOf<O>, P, HandlerResult<O>>> {
  return implementWith(operation, {}, inject, make);
}

/** The same for an operation that is not bound to the caller's practice, with the reason. */
export function implementWith<O extends Operation, const I extends Injected, P>(
  operation: O,
  options: ImplementsOptions,
  inject: I,
  make: (...instances: Instances<I>) => Work<InputOf<O>, P, HandlerResult<O>>,
): Made<I, Work<InputOf<O>, P, HandlerResult<O>>> {
  return marked(Implements(operation, options), `Handler of ${operation.name}`, inject, make);
}

/**
 * A class marked with `@Consumes`, as `implement`. Its name is that of its durable consumer: give one where the service
 * listens to the event more than once, and never change it.
 */
export function on<E extends EventDefinition, const I extends Injected, P>(
  event: E,
  inject: I,
  make: (...instances: Instances<I>) => Work<EventEnvelope<EventData<E>>, P, void>,
  name = `On${event.name}Consumer`,
): Made<I, Work<EventEnvelope<EventData<E>>, P, void>> {
  return marked(Consumes(event), name, inject, make);
}

/** A class marked with `@Processes`, as `implement`. */
export function onJob<J extends JobDefinition, const I extends Injected, H extends JobHandler<J>>(
  job: J,
  inject: I,
  make: (...instances: Instances<I>) => H,
): Made<I, H> {
  return marked(Processes(job), `Job ${job.service}.${job.name}`, inject, make);
}

function marked<I extends Injected, H extends object>(
  mark: ClassDecorator,
  name: string,
  inject: I,
  make: (...instances: Instances<I>) => H,
): Made<I, H> {
  class UseCase {
    constructor(...instances: Instances<I>) {
      return make(...instances);
    }
  }
  mark(UseCase);
  inject.forEach((token, index) => Inject(token as Type)(UseCase, undefined, index));
  Object.defineProperty(UseCase, 'name', { value: name });
  return UseCase as Made<I, H>;
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
