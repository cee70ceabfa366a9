import { invalidInput, listStaff, type FieldError } from '@quillcare/contracts';
import { currentContext } from '../context';
import type { RpcClient } from './rpc-client';

/**
 * Throws VALIDATION_FAILED if a field names users who are not active colleagues. Those in `kept` may stay even if they have left.
 * A remote call, so use it only in `prepare`.
 */
export async function requireActiveColleagues(
  rpc: RpcClient,
  {
    field,
    ids,
    keptIds: kept,
    message,
  }: { field: string; ids: readonly string[]; keptIds: readonly string[]; message: string },
): Promise<void> {
  const { organisationId } = currentContext();
  if (!organisationId) return;
  const { items } = await rpc.call(listStaff, { body: { organisationId } });
  const known = new Set([...kept, ...items.map(({ userId }) => userId)]);
  const errors = ids.flatMap((id, at): FieldError[] =>
    known.has(id) ? [] : [{ path: `${field}.${at}`, message }],
  );
  if (errors.length > 0) throw invalidInput(...errors);
}

/** How a practice assigns new work. The rule IN_TURN rotates among the listed users. */
export interface AssignmentRule {
  assignment: string;
  assigneeIds: string[];
}

/**
 * Rejects a change that lists users who are not active colleagues, or rotation among no one. A remote call, so use it only in
 * `prepare`.
 */
export async function checkAssignees(
  rpc: RpcClient,
  { assignment, assigneeIds }: Partial<AssignmentRule>,
  stored: AssignmentRule,
): Promise<void> {
  if (assignment === undefined && assigneeIds === undefined) return;
  const ids = assigneeIds ?? stored.assigneeIds;
  const message = 'Please choose active colleagues';
  await requireActiveColleagues(rpc, { field: 'assigneeIds', ids, keptIds: stored.assigneeIds, message });
  if ((assignment ?? stored.assignment) === 'IN_TURN' && ids.length === 0)
    throw invalidInput({ path: 'assigneeIds', message: 'Please choose the colleagues who take turns' });
}
