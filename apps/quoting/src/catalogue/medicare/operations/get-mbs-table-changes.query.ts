import { getMbsTableChanges, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { MbsTablesReader } from '../persistence/mbs-tables.reader';

@Implements(getMbsTableChanges)
export class GetMbsTableChangesQuery implements Handler<typeof getMbsTableChanges> {
  constructor(private readonly tables: MbsTablesReader) {}

  handle({ params }: InputOf<typeof getMbsTableChanges>): Promise<ResultOf<typeof getMbsTableChanges>> {
    return this.tables.changes(params.id);
  }
}
