import { AppError } from '@quillcare/contracts';
import { contextFor, runInContext } from '../context';
import { newId } from '../ids';
import { checkAssignees, type AssignmentRule } from './colleagues';
import type { RpcClient } from './rpc-client';

const rpc = { call: async () => ({ items: [{ userId: 'ana' }, { userId: 'ben' }] }) } as unknown as RpcClient;
const stored: AssignmentRule = { assignment: 'IN_TURN', assigneeIds: ['left'] };

async function refused(sent: Partial<AssignmentRule>): Promise<string[]> {
  const context = contextFor({ kind: 'service', service: 'crm' }, { organisationId: newId() });
  try {
    await runInContext(context, () => checkAssignees(rpc, sent, stored));
    return [];
  } catch (error) {
    return error instanceof AppError ? (error.errors ?? []).map(({ path }) => path) : ['?'];
  }
}

describe('assignees', () => {
  it('must be colleagues at the practice, or have been when they were chosen', async () => {
    expect(await refused({ assigneeIds: ['ana', 'ben', 'left'] })).toEqual([]);
    expect(await refused({ assigneeIds: ['ana', 'zoe', 'ben', 'yan'] })).toEqual([
      'assigneeIds.1',
      'assigneeIds.3',
    ]);
    expect(await refused({ assignment: 'NOBODY', assigneeIds: ['zoe'] })).toEqual(['assigneeIds.0']);
  });

  it('must not be empty when assigning in turn', async () => {
    expect(await refused({ assigneeIds: [] })).toEqual(['assigneeIds']);
    expect(await refused({ assignment: 'AUTHOR', assigneeIds: [] })).toEqual([]);
    expect(await refused({})).toEqual([]);
  });
});
