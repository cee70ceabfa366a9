import { Injectable } from '@nestjs/common';
import type { ExportFormat, ListPage, RequestOf } from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK, formatCsvLine, type CsvCell } from '@quillcare/rules';
import { currentContext, RpcClient } from '@quillcare/service-kit';
import {
  columnsOf,
  headingCells,
  needsDetails,
  rowCells,
  type CsvFormat,
  type ExportedList,
} from './domain/exported-list';

const PAGE = 100;

export interface RowsRequest {
  query: Readonly<Record<string, string>>;
  columns: readonly string[];
  /** Headings in the user's language. */
  headings?: Readonly<Record<string, string>> | null;
  ids?: readonly string[] | null;
  /** CSV by default. */
  format?: ExportFormat;
  cursor: string | null;
}

export interface WrittenRows {
  text: string;
  rows: number;
  nextCursor: string | null;
}

/** How rows are written. A workbook is built from lines of JSON once all rows are there. */
const LINES: Readonly<Record<ExportFormat, { begin: string; line: (cells: readonly CsvCell[]) => string }>> =
  {
    CSV: { begin: CSV_BYTE_ORDER_MARK, line: formatCsvLine },
    XLSX: { begin: '', line: (cells) => `${JSON.stringify(cells)}\n` },
  };

function organisation(): string {
  const { organisationId } = currentContext();
  if (!organisationId) throw new Error('An export needs a practice.');
  return organisationId;
}

type Page = ListPage<{ id: string }>;

/** Reads a list through its own operation, with the rights of the current context, and formats the rows as lines of a file. */
@Injectable()
export class ExportedRows {
  constructor(private readonly rpc: RpcClient) {}

  /** Returns the number of rows. It is a lower bound if `totalIsEstimate` is set. */
  async count(
    list: ExportedList,
    query: Readonly<Record<string, string>>,
  ): Promise<Pick<Page, 'total' | 'totalIsEstimate'>> {
    return this.page(list, { ...query, limit: '1' });
  }

  /** Formats the next pages as lines, with the header before the first one. */
  async write(
    list: ExportedList,
    request: RowsRequest,
    pages: number,
    format: CsvFormat,
  ): Promise<WrittenRows> {
    const names = columnsOf(list, request.columns);
    const only = request.ids && new Set(request.ids);
    const { begin, line } = LINES[request.format ?? 'CSV'];
    const lines = request.cursor === null ? [begin, line(headingCells(list, names, request.headings))] : [];
    let [rows, cursor] = [0, request.cursor];
    for (let read = 0; read < pages; read += 1) {
      const { items, nextCursor } = await this.page(list, {
        ...request.query,
        limit: String(PAGE),
        ...(cursor === null ? {} : { cursor }),
      });
      const chosen = only ? items.filter(({ id }) => only.has(id)) : items;
      for (const row of await this.withDetails(list, names, chosen))
        lines.push(line(rowCells(list, names, row, format)));
      rows += chosen.length;
      cursor = nextCursor;
      // Once all selected rows have been found, the rest of the list need not be read.
      if (only && rows >= only.size) cursor = null;
      if (cursor === null) break;
    }
    return { text: lines.join(''), rows, nextCursor: cursor };
  }

  /** Adds the fields that the list does not contain, if a column needs them. */
  private async withDetails(
    list: ExportedList,
    names: readonly string[],
    rows: readonly { id: string }[],
  ): Promise<readonly { id: string }[]> {
    if (!list.details || rows.length === 0 || !needsDetails(list, names)) return rows;
    const { operation, ids } = list.details;
    const request = { body: { organisationId: organisation(), [ids]: rows.map(({ id }) => id) } };
    const { items } = (await this.rpc.call(operation, request as RequestOf<typeof operation>)) as {
      items: { id: string }[];
    };
    const found = new Map(items.map((item) => [item.id, item]));
    return rows.map((row) => ({ ...found.get(row.id), ...row }));
  }

  private async page({ operation }: ExportedList, query: Record<string, string>): Promise<Page> {
    const { cursor: _cursor, ...withoutCursor } = query;
    const request = { query: query['cursor'] === undefined ? withoutCursor : query };
    return (await this.rpc.call(operation, request as RequestOf<typeof operation>)) as Page;
  }
}
