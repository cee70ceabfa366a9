import type { Type } from '@nestjs/common';
import type { AnyResource } from '@quillcare/contracts';
import { Column, Entity } from 'typeorm';
import { z } from 'zod';
import { TenantEntity } from '../persistence/tenant-entity';
import { recordKeys, type RecordKeys } from './record-keys';

/** A row of a resource's table: the fields of the contract, and the derived keys. */
export type RecordRow<R extends { record: z.ZodObject }> = TenantEntity &
  Omit<z.output<R['record']>, keyof TenantEntity> &
  RecordKeys;

type ColumnType = 'text' | 'int' | 'boolean' | 'date' | 'uuid' | 'jsonb';

const made = new WeakMap<AnyResource, Type<TenantEntity>>();

/**
 * Returns the TypeORM entity of a resource (always the same class), with a column for each field of the contract and each derived
 * key. Throws if the contract does not determine the stored form, as with a time; such a record needs an entity of its own.
 */
export function recordEntity<R extends AnyResource>(resource: R): Type<RecordRow<R>> {
  const entity = made.get(resource) ?? makeEntity(resource);
  made.set(resource, entity);
  // Its columns are defined at run time, from the same contract.
  return entity as Type<RecordRow<R>>;
}

function makeEntity(resource: AnyResource): Type<TenantEntity> {
  class RecordEntity extends TenantEntity {}
  Object.defineProperty(RecordEntity, 'name', { value: `${resource.name}Entity` });
  const column = (name: string, type: ColumnType, nullable = false) =>
    Column({ type, nullable })(RecordEntity.prototype, name);
  for (const [name, schema] of Object.entries(resource.record.shape)) {
    if (name in OF_EVERY_RECORD) continue;
    const { type, nullable } = columnOf(schema);
    if (!type) throw new Error(`${resource.name} needs an entity of its own, which says what ${name} is.`);
    column(name, resource.days.includes(name) ? 'date' : type, nullable);
  }
  for (const name of recordKeys(resource)) column(name, 'text');
  Entity({ schema: resource.service, name: tableName(resource) })(RecordEntity);
  return RecordEntity;
}

/** The columns of `TenantEntity`, which the contract also contains. */
const OF_EVERY_RECORD: Partial<Record<string, true>> = {
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
};

/** Returns the table name of a resource: `OptionList` → `option_list`. */
export function tableName({ name }: Pick<AnyResource, 'name'>): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** The column of a field's stored form; arrays and objects are jsonb. */
function columnOf(schema: z.core.$ZodType): { type?: ColumnType; nullable?: boolean } {
  if (schema instanceof z.ZodDefault) return columnOf(schema.def.innerType);
  if (schema instanceof z.ZodNullable) return { ...columnOf(schema.def.innerType), nullable: true };
  if (schema instanceof z.ZodGUID) return { type: 'uuid' };
  if (schema instanceof z.ZodISODateTime) return {};
  return { type: TYPES[schema._zod.def.type] };
}

const TYPES: Partial<Record<z.core.$ZodTypeDef['type'], ColumnType>> = {
  string: 'text',
  enum: 'text',
  int: 'int',
  number: 'int',
  boolean: 'boolean',
  array: 'jsonb',
  object: 'jsonb',
};
