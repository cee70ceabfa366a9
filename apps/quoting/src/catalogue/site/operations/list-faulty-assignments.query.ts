import { listFaultyAssignments, type FaultyAssignment, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { FAULTY_ASSIGNMENTS } from '../persistence/faulty-assignments';

@Implements(listFaultyAssignments)
export class ListFaultyAssignmentsQuery implements Handler<typeof listFaultyAssignments> {
  constructor(private readonly reader: TenantReader) {}

  async handle(): Promise<ResultOf<typeof listFaultyAssignments>> {
    return {
      items: await this.reader.rows<FaultyAssignment>('quoting.faultyAssignments', FAULTY_ASSIGNMENTS),
    };
  }
}
