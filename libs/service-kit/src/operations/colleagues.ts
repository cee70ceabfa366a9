import { invalid, listStaff, type FieldError } from '@quillcare/contracts';
import { currentContext } from '../context';
import type { RpcClient } from './rpc-client';

/**
 * Throws VALIDATION_FAILED where a field names people who are no active colleagues; those who are `kept` may stay although they left.
 * A remote call: for `prepare` only.
 */
export async function refuseStrangers(
  rpc: RpcClient,
  {
    field,
    ids,
    kept,
    message,
  }: { field: string; ids: readonly string[]; kept: readonly string[]; message: string },
): Promise<void> {
  const { organisationId } = currentContext();
  if (!organisationId) return;
  const { items } = await rpc.call(listStaff, { body: { organisationId } });
  const known = new Set([...kept, ...items.map(({ userId }) => userId)]);
  const errors = ids.flatMap((id, at): FieldError[] =>
    known.has(id) ? [] : [{ path: `${field}.${at}`, message }],
  );
  if (errors.length > 0) throw invalid(...errors);
}

/** To whom a practice gives new work: by a rule, of which IN_TURN asks the people listed. */
export interface AssignmentRule {
  assignment: string;
  assigneeIds: string[];
}

/** Refuses a change to a list with strangers, and to turns among nobody. A remote call: for `prepare` only. */
export async function checkAssignees(
  rpc: RpcClient,
  { assignment, assigneeIds }: Partial<AssignmentRule>,
  stored: AssignmentRule,
): Promise<void> {
  if (assignment === undefined && assigneeIds === undefined) return;
  const ids = assigneeIds ?? stored.assigneeIds;
  const message = 'Please choose active colleagues';
  await refuseStrangers(rpc, { field: 'assigneeIds', ids, kept: stored.assigneeIds, message });
  if ((assignment ?? stored.assignment) === 'IN_TURN' && ids.length === 0)
    throw invalid({ path: 'assigneeIds', message: 'Please choose the colleagues who take turns' });
}
