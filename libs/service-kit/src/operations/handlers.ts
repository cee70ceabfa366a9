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
   * Runs before the transaction, for remote calls and slow work; its result is the second argument of `handle`. Skipped if the
   * request was already carried out under its idempotency key.
   */
  prepare?(input: InputOf<O>): Promise<unknown>;
  /** Runs inside the transaction of a command. `prepared` is the result of `prepare`; each class declares its type. */
  handle(input: InputOf<O>, prepared: never): Promise<HandlerResult<O>>;
}

/** What a handler may return: the result, possibly with additional fields, which the contract strips. */
export type HandlerResult<O extends Operation> = ResultOf<O> | Loose<ResultOf<O>>;

// Entities store enums as plain text, and literals may have been widened; parsing with the contract checks them.
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
  /** The reason this command works across organisations (sign-up, sign-in, a link that identifies its organisation). */
  platform?: string;
  /**
   * The reason this operates on the rows that belong to no practice (`PLATFORM_ORGANISATION_ID`), for every caller. Unlike a
   * platform scope it sees nothing else: row-level security restricts it to those rows as it restricts a practice to its own.
   */
  platformOwned?: string;
}

/** Consumes one event and turns it into a command of its own service. */
export interface Consumer<E extends EventDefinition> {
  prepare?(event: EventEnvelope<EventData<E>>): Promise<unknown>;
  handle(event: EventEnvelope<EventData<E>>, prepared: never): Promise<void>;
}

export interface JobRun {
  /** Counted from 1. */
  attempt: number;
  /** Whether a failure is final because no retry follows. */
  lastAttempt: boolean;
}

/** Runs one kind of job. Must be idempotent, because a job may run more than once. */
export interface JobHandler<J extends JobDefinition> {
  handle(data: JobData<J>, run: JobRun): Promise<void>;
}

const IMPLEMENTS = Symbol('implements');
const CONSUMES = Symbol('consumes');
const PROCESSES = Symbol('processes');

function setMetadata(key: symbol, value: unknown): ClassDecorator {
  return (target) => {
    Injectable()(target);
    Reflect.defineMetadata(key, value, target);
  };
}

/** Marks the class that implements `operation`. Startup fails if an operation has none or two. */
export function Implements(operation: Operation, options: ImplementsOptions = {}): ClassDecorator {
  return setMetadata(IMPLEMENTS, { operation, options });
}

/** Marks the class that consumes `event`. */
export function Consumes(event: EventDefinition): ClassDecorator {
  return setMetadata(CONSUMES, event);
}

/** Marks the class that runs `job`. */
export function Processes(job: JobDefinition): ClassDecorator {
  return setMetadata(PROCESSES, job);
}

type Injected = readonly (abstract new (...args: never[]) => unknown)[];
type Instances<I extends Injected> = {
  -readonly [K in keyof I]: I[K] extends abstract new (...args: never[]) => infer T ? T : never;
};
type FactoryClass<I extends Injected, H> = new (...instances: Instances<I>) => H;

interface HandlerMethods<Input, Prepared, Result> {
  prepare?(input: Input): Promise<Prepared>;
  handle(input: Input, prepared: Prepared): Promise<Result>;
}

/**
 * Creates a class marked with `@Implements` from a factory function, like Nest's `inject` and `useFactory`. The types of the
 * input, of the result of `prepare` (which must declare its input parameter, even if unused) and of the result are inferred from
 * the contract. Write a class if the handler needs methods of its own.
 */
export function implement<O extends Operation, const I extends Injected, P>(
  operation: O,
  inject: I,
  make: (...instances: Instances<I>) => HandlerMethods<InputOf<O>, P, HandlerResult<O>>,
): FactoryClass<I, HandlerMethods<InputOf<O>, P, HandlerResult<O>>> {
  return implementWith(operation, {}, inject, make);
}

/** Like `implement`, for an operation that is not bound to the caller's practice; `options` gives the reason. */
export function implementWith<O extends Operation, const I extends Injected, P>(
  operation: O,
  options: ImplementsOptions,
  inject: I,
  make: (...instances: Instances<I>) => HandlerMethods<InputOf<O>, P, HandlerResult<O>>,
): FactoryClass<I, HandlerMethods<InputOf<O>, P, HandlerResult<O>>> {
  return createMarkedClass(Implements(operation, options), `Handler of ${operation.name}`, inject, make);
}

/**
 * Creates a class marked with `@Consumes`; see `implement`. Its name is the name of the durable consumer, so never change it.
 * Pass one explicitly if the service consumes the event more than once.
 */
export function on<E extends EventDefinition, const I extends Injected, P>(
  event: E,
  inject: I,
  make: (...instances: Instances<I>) => HandlerMethods<EventEnvelope<EventData<E>>, P, void>,
  name = `On${event.name}Consumer`,
): FactoryClass<I, HandlerMethods<EventEnvelope<EventData<E>>, P, void>> {
  return createMarkedClass(Consumes(event), name, inject, make);
}

/** Creates a class marked with `@Processes`; see `implement`. */
export function onJob<J extends JobDefinition, const I extends Injected, H extends JobHandler<J>>(
  job: J,
  inject: I,
  make: (...instances: Instances<I>) => H,
): FactoryClass<I, H> {
  return createMarkedClass(Processes(job), `Job ${job.service}.${job.name}`, inject, make);
}

function createMarkedClass<I extends Injected, H extends object>(
  mark: ClassDecorator,
  name: string,
  inject: I,
  make: (...instances: Instances<I>) => H,
): FactoryClass<I, H> {
  class UseCase {
    constructor(...instances: Instances<I>) {
      return make(...instances);
    }
  }
  mark(UseCase);
  inject.forEach((token, index) => Inject(token as Type)(UseCase, undefined, index));
  Object.defineProperty(UseCase, 'name', { value: name });
  return UseCase as FactoryClass<I, H>;
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
