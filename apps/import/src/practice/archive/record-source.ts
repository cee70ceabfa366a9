import { Injectable } from '@nestjs/common';
import {
  TABLE_START,
  PRACTICE_RECORDS,
  SERVICES,
  type RecordFile,
  type RecordPosition,
  type ServiceName,
  type ExportedTable,
} from '@quillcare/contracts';
import { RpcClient } from '@quillcare/service-kit';

/** A table to archive and the service that owns it. */
export interface SourceTable extends ExportedTable {
  service: ServiceName;
}

/** Reads all of a practice's data from the owning services, page by page. */
@Injectable()
export class RecordSource {
  constructor(private readonly rpc: RpcClient) {}

  async listTables(organisationId: string): Promise<SourceTable[]> {
    const all: SourceTable[] = [];
    for (const service of SERVICES) {
      const body = { organisationId };
      const { tables } = await this.rpc.call(PRACTICE_RECORDS[service].describe, { body });
      all.push(...tables.map((table) => ({ ...table, service })));
    }
    return all;
  }

  /** Yields each row as a line of JSON. */
  async *readLines(organisationId: string, { service, name: table }: SourceTable): AsyncGenerator<string> {
    let at: RecordPosition | null = TABLE_START;
    let begun = '';
    while (at) {
      const body: { organisationId: string; table: string; at: RecordPosition } = {
        organisationId,
        table,
        at,
      };
      const page: { text: string; next: RecordPosition | null } = await this.rpc.call(
        PRACTICE_RECORDS[service].rows,
        { body },
      );
      const lines = (begun + page.text).split('\n');
      begun = lines.pop() ?? '';
      yield* lines;
      at = page.next;
    }
    if (begun !== '') throw new Error(`A row of ${service}.${table} changed while it was read.`);
  }

  async *readFiles(
    organisationId: string,
    { service, name: table }: SourceTable,
  ): AsyncGenerator<RecordFile> {
    let after: string | null = null;
    do {
      const body: { organisationId: string; table: string; after: string | null } = {
        organisationId,
        table,
        after,
      };
      const page: { items: RecordFile[]; next: string | null } = await this.rpc.call(
        PRACTICE_RECORDS[service].files,
        { body },
      );
      yield* page.items;
      after = page.next;
    } while (after);
  }

  /** Returns a piece's bytes from `start`, and whether they reach its end. Null if there is no such piece. */
  async readSlice(
    organisationId: string,
    { service, name: table }: SourceTable,
    at: { id: string; piece: number; start: number },
  ): Promise<{ bytes: Buffer; isEnd: boolean } | null> {
    const body = { organisationId, table, ...at };
    const { part } = await this.rpc.call(PRACTICE_RECORDS[service].file, { body });
    return part && { bytes: Buffer.from(part.base64, 'base64'), isEnd: part.isEnd };
  }
}
