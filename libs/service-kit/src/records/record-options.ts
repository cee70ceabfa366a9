import type { Type } from '@nestjs/common';
import type { AnyResource, Dependants } from '@quillcare/contracts';
import type { z } from 'zod';
import type { ListSearch } from '../persistence/list';
import type { NewRecord, TenantEntity } from '../persistence/tenant-entity';
import type { TenantRepository } from '../persistence/tenant-repository';
import type { RecordRules } from './record-rules';

export interface RecordListOptions<E> {
  /** `name` or `-name`; the first sort unless stated. */
  defaultSort?: string;
  /** The columns of sorts whose names are not columns; `name` uses the contract's `order`. */
  sorts?: Record<string, readonly (keyof E & string)[]>;
  /** Filters that need no index; see `ListDefinition`. */
  common?: readonly string[];
  /** A column whose exact value may be searched for; see `ListSearch`. */
  whole?: ListSearch['whole'];
  /** The column of `createNameSlips`, if the table has it; see `ListSearch`. */
  slips?: string;
  /** An additional condition for the list of removed records. */
  removed?: string;
}

/** Counts what depends on a record; throws NOT_FOUND if the record does not exist. May call other services. */
export interface DependantsOptions<X extends object> {
  reader: Type<X>;
  of: (reader: X, id: string) => Promise<Dependants>;
}

/** Checks a change's references to other services, before its transaction. */
export interface ReferenceChecker {
  /** Throws VALIDATION_FAILED with every invalid field; `id` is null for a new record. */
  check(sent: Readonly<Record<string, unknown>>, id: string | null): Promise<void>;
}

/** How a service configures the records of a resource; the rest is derived from the contract. */
export interface RecordOptions<R extends AnyResource, E extends TenantEntity, X extends object> {
  /** Defaults to `recordEntity`. */
  entity?: Type<E>;
  /** Defaults to `recordRepository`. */
  repository?: Type<TenantRepository<E>>;
  list?: RecordListOptions<NoInfer<E>>;
  rules?: RecordRules<z.output<R['input']>, Partial<NewRecord<NoInfer<E>>>>;
  /** Columns of a new record that are neither entered nor derived. */
  initial?: Partial<NewRecord<NoInfer<E>>>;
  /** The reason its rows belong to no practice; see `ImplementsOptions.platformOwned`. */
  platformOwned?: string;
  references?: Type<ReferenceChecker>;
  /** Required if the resource has the operation `dependants`. */
  dependants?: DependantsOptions<X>;
}

/** The options, completed with what is derived from the contract. */
export interface FullOptions extends RecordOptions<AnyResource, TenantEntity, object> {
  entity: Type<TenantEntity>;
  repository: Type<TenantRepository<TenantEntity>>;
  list: RecordListOptions<TenantEntity>;
}
