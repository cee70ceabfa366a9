import { getMetadataArgsStorage } from 'typeorm';
import { SnakeNamingStrategy } from '../persistence/naming-strategy';

export interface RecordColumn {
  property: string;
  name: string;
  /** Its PostgreSQL type, such as `text`. */
  type: string;
}

type Entity = abstract new (...args: never[]) => object;

const naming = new SnakeNamingStrategy();

/** Returns the columns of an entity by property, including those of its base classes. */
export function columnsOf(entity: Entity): Map<string, RecordColumn> {
  const columns = getMetadataArgsStorage().filterColumns(lineage(entity));
  return new Map(
    columns.map(({ propertyName: property, options }) => [
      property,
      { property, name: naming.columnName(property, options.name ?? ''), type: String(options.type) },
    ]),
  );
}

/**
 * Returns the columns of these properties, in order. Throws if a property is not a column, so that a mismatch shows when a
 * process starts.
 */
export function columnsFor(entity: Entity, properties: readonly string[]): RecordColumn[] {
  const columns = columnsOf(entity);
  return properties.map((property) => {
    const column = columns.get(property);
    if (!column) throw new Error(`${entity.name} has no column ${property}.`);
    return column;
  });
}

/** Returns the select list for the fields of a contract's schema; rows come back in wire form. */
export function selectList(entity: Entity, schema: { shape: object }): string {
  return columnsFor(entity, Object.keys(schema.shape))
    .map(({ name }) => name)
    .join(', ');
}

/** Returns the entity's table, such as `crm."client"`. */
export function tableOf(entity: Entity): string {
  const table = getMetadataArgsStorage().filterTables(lineage(entity))[0];
  if (!table) throw new Error(`${entity.name} is not an entity.`);
  return `${table.schema}."${table.name}"`;
}

function lineage(entity: Entity): Entity[] {
  const base = Object.getPrototypeOf(entity) as Entity;
  return base === Function.prototype ? [entity] : [entity, ...lineage(base)];
}
