import { Inject, Injectable } from '@nestjs/common';
import { AppError, type RecordFile, type RecordPosition, type ExportedTable } from '@quillcare/contracts';
import { escapeIdentifier as quoted } from 'pg';
import { SERVICE } from '../injection';
import { TenantReader } from '../persistence/tenant-reader';
import type { ServiceDefinition } from '../service/define-service';
import { pageOf, type JsonRow } from './json-pages';
import type { RecordFiles, TakenRecords } from './practice-records';

const ROWS = 50;
const FILES = 100;

interface Column {
  name: string;
  type: string;
  /** Its position in the primary key; null for other columns. */
  place: number | null;
}

interface Shape {
  columns: string[];
  key: Column[];
}

/** Reads the rows of a service's tables as lines of JSON, for the export of a practice. */
@Injectable()
export class RecordPages {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly reader: TenantReader,
  ) {}

  async describe(): Promise<ExportedTable[]> {
    const tables: ExportedTable[] = [];
    for (const [name, definition] of Object.entries(this.service.records.exported)) {
      const { columns } = await this.shapeOf(name, definition);
      tables.push({ name, columns, hasFiles: definition.files !== undefined });
    }
    return tables;
  }

  async rows(table: string, at: RecordPosition): Promise<{ text: string; next: RecordPosition | null }> {
    const { columns, key } = await this.shapeOf(table, this.taken(table));
    const order = key.map(({ name }) => quoted(name)).join(', ');
    const from = key.map(({ type }, place) => `$${place + 2}::${type}`).join(', ');
    const lines = await this.reader.rows<JsonRow>(
      `${this.service.name}.records of ${table}${at.after ? ' from' : ''}`,
      `select array[${key.map(({ name }) => `${quoted(name)}::text`).join(', ')}] as key,
          row_to_json(row)::text as line
        from (select ${columns.map(quoted).join(', ')} from ${this.qualifiedName(table)}
          where organisation_id = $1 ${at.after ? `and (${order}) > (${from})` : ''}
          order by ${order} limit ${ROWS}) row`,
      at.after ?? [],
    );
    return pageOf(lines, at, ROWS);
  }

  async files(table: string, after: string | null): Promise<{ items: RecordFile[]; next: string | null }> {
    const { name, mediaType, bytes } = this.filesOf(table);
    const items = await this.reader.rows<RecordFile>(
      `${this.service.name}.record files of ${table}${after ? ' from' : ''}`,
      `select id, ${name} as name, ${mediaType} as media_type,
          ${'keys' in bytes ? bytes.keys : `'{}'::text[]`} as keys
        from ${this.qualifiedName(table)} where organisation_id = $1 ${after ? 'and id > $2::uuid' : ''}
          and (${name}) is not null order by id limit ${FILES}`,
      after ? [after] : [],
    );
    return { items, next: items.length === FILES ? (items.at(-1)?.id ?? null) : null };
  }

  /** Returns the storage key of a piece of a row's file; null if there is none. */
  async keyOf(table: string, id: string, piece: number): Promise<string | null> {
    const { bytes } = this.filesOf(table);
    if (!('keys' in bytes)) return null;
    const found = await this.reader.one<{ key: string | null }>(
      `${this.service.name}.record file key of ${table}`,
      `select (${bytes.keys})[$3::int] as key from ${this.qualifiedName(table)} where organisation_id = $1 and id = $2`,
      [id, piece + 1],
    );
    return found?.key ?? null;
  }

  filesOf(table: string): RecordFiles {
    const { files } = this.taken(table);
    if (!files) throw new AppError('NOT_FOUND');
    return files;
  }

  private taken(table: string): TakenRecords {
    const found = Object.hasOwn(this.service.records.exported, table) && this.service.records.exported[table];
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  private qualifiedName(table: string): string {
    return `${this.service.name}.${quoted(table)}`;
  }

  // Read each time, because a migration may have run in the meantime.
  private async shapeOf(table: string, { omittedColumns: without = {}, key }: TakenRecords): Promise<Shape> {
    const found = await this.reader.rows<Column>(
      'kit.columns of records',
      `select a.attname::text as name, format_type(a.atttypid, null) as type,
          array_position(i.indkey::int2[], a.attnum) as place
        from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
        where $1::uuid is not null and a.attrelid = $2::regclass and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '' order by a.attnum`,
      [this.qualifiedName(table)],
    );
    const own = found
      .filter(({ name, place }) => place !== null && name !== 'organisation_id')
      .sort((one, other) => Number(one.place) - Number(other.place));
    return {
      columns: found.map(({ name }) => name).filter((name) => !(name in without)),
      key: key ? key.flatMap((keyName) => found.find(({ name }) => name === keyName) ?? []) : own,
    };
  }
}
