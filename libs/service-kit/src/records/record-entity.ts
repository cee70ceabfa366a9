import type { Type } from '@nestjs/common';
import type { AnyResource } from '@quillcare/contracts';
import { Column, Entity, type ColumnType } from 'typeorm';
import type { z } from 'zod';
import { TenantEntity } from '../persistence/tenant-entity';
import { recordKeys, type RecordKeys } from './record-keys';

/** A row of a resource's table: the fields of the contract, and the keys by which it is found. */
export type RecordRow<R extends { record: z.ZodObject }> = TenantEntity &
  Omit<z.output<R['record']>, keyof TenantEntity> &
  RecordKeys;

const made = new WeakMap<AnyResource, Type<TenantEntity>>();

/**
 * The TypeORM entity of a resource, always the same one: a column for each field of the contract and each of its keys.
 */
export function recordEntity<R extends AnyResource>(resource: R): Type<RecordRow<R>> {
  const entity = made.get(resource) ?? makeEntity(resource);
  made.set(resource, entity);
  return entity as unknown as Type<RecordRow<R>>;
}

function makeEntity(resource: AnyResource): Type<TenantEntity> {
  class RecordEntity extends TenantEntity {}
  Object.defineProperty(RecordEntity, 'name', { value: `${resource.name}Entity` });
  const column = (name: string, type: ColumnType, nullable = false) =>
    Column(type, { nullable })(RecordEntity.prototype, name);
  for (const [name, schema] of Object.entries(resource.record.shape)) {
    if (name in OF_EVERY_RECORD) continue;
    const { type, nullable } = columnOf(schema as z.ZodType);
    column(name, resource.days.includes(name) ? 'date' : type, nullable);
  }
  for (const name of recordKeys(resource)) column(name, 'text');
  Entity({ schema: resource.service, name: tableName(resource) })(RecordEntity);
  return RecordEntity;
}

/** The columns of `TenantEntity`, which the contract shows as well. */
const OF_EVERY_RECORD: Partial<Record<string, true>> = {
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
};

/** `OptionList` → `option_list`. */
export function tableName({ name }: Pick<AnyResource, 'name'>): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** What a field's stored form is in the table: lists and objects are jsonb. */
function columnOf(schema: z.ZodType): { type: ColumnType; nullable: boolean } {
  const { def } = schema as unknown as { def: { type: string; format?: string; innerType?: z.ZodType } };
  if (def.innerType) {
    const inner = columnOf(def.innerType);
    return { type: inner.type, nullable: inner.nullable || def.type === 'nullable' };
  }
  return { type: (def.format && FORMATS[def.format]) ?? TYPES[def.type] ?? 'jsonb', nullable: false };
}

const FORMATS: Partial<Record<string, ColumnType>> = { uuid: 'uuid', date: 'date' };
const TYPES: Partial<Record<string, ColumnType>> = {
  string: 'text',
  enum: 'text',
  literal: 'text',
  number: 'int',
  boolean: 'boolean',
};
