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
  /** The columns of the sorts that are not themselves columns; `name` is the contract's `order`. */
  sorts?: Record<string, readonly (keyof E & string)[]>;
  /** Filters that need no index; see `ListDefinition`. */
  common?: readonly string[];
  /** A search that can be the exact value of a column; see `ListSearch`. */
  whole?: ListSearch['whole'];
  /** The column of `addNameSlips`, if it has one; see `ListSearch`. */
  slips?: string;
  /** A further condition of the list of removed records. */
  removed?: string;
}

/** Counts what depends on a record; throws NOT_FOUND if it is absent. Can call other services. */
export interface DependantsOptions<X extends object> {
  reader: Type<X>;
  of: (reader: X, id: string) => Promise<Dependants>;
}

/** Checks what a change refers to in other services, before its transaction. */
export interface ReferenceChecker {
  /** Throws VALIDATION_FAILED with every wrong field; `id` is null for a new record. */
  check(sent: Readonly<Record<string, unknown>>, id: string | null): Promise<void>;
}

/** What a service says about the records of a resource; the rest follows from the contract. */
export interface RecordOptions<R extends AnyResource, E extends TenantEntity, X extends object> {
  /** That of `recordEntity` unless stated. */
  entity?: Type<E>;
  /** That of `recordRepository` unless stated. */
  repository?: Type<TenantRepository<E>>;
  list?: RecordListOptions<NoInfer<E>>;
  rules?: RecordRules<z.output<R['input']>, Partial<NewRecord<NoInfer<E>>>>;
  /** Columns of a new record that are neither entered nor derived. */
  initial?: Partial<NewRecord<NoInfer<E>>>;
  /** Why its rows belong to no practice; see `ImplementsOptions.platformOwned`. */
  platformOwned?: string;
  references?: Type<ReferenceChecker>;
  /** Needed if the resource has the operation `dependants`. */
  dependants?: DependantsOptions<X>;
}

/** The options with what follows from the contract. */
export interface FullOptions extends RecordOptions<AnyResource, TenantEntity, object> {
  entity: Type<TenantEntity>;
  repository: Type<TenantRepository<TenantEntity>>;
  list: RecordListOptions<TenantEntity>;
}
