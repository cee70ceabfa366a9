import { listMbsTables, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { MbsTablesReader } from '../persistence/mbs-tables.reader';

@Implements(listMbsTables)
export class ListMbsTablesQuery implements Handler<typeof listMbsTables> {
  constructor(private readonly tables: MbsTablesReader) {}

  async handle(): Promise<ResultOf<typeof listMbsTables>> {
    return { items: await this.tables.latest() };
  }
}
