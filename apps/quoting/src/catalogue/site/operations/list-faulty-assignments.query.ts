import { listFaultyAssignments, type FaultyAssignment } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { FAULTY_ASSIGNMENTS } from '../persistence/faulty-assignments';

export const ListFaultyAssignmentsQuery = implement(listFaultyAssignments, [TenantReader], (reader) => ({
  handle: async () => ({
    items: await reader.rows<FaultyAssignment>('quoting.faultyAssignments', FAULTY_ASSIGNMENTS),
  }),
}));
