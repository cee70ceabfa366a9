import { createNote, getOrganisation, type Operation, type Principal } from '@quillcare/contracts';
import type { ProcessConfig } from '../config';
import { contextFor, currentContext, runInContext, type RequestContext } from '../context';
import { newId } from '../ids';
import { LocalOperations } from './local-operations';
import { RpcClient } from './rpc-client';

/** Returns the principal as which an internal operation is called in a context. */
async function callerIn(principal: Principal, given: Partial<RequestContext> = {}): Promise<unknown> {
  let caller: unknown;
  const dispatch = async () => void (caller = currentContext().principal);
  const local = { find: () => dispatch } as unknown as LocalOperations;
  const rpc = new RpcClient({ natsUrl: 'nats://127.0.0.1:1' } as ProcessConfig, local);
  await runInContext(contextFor(principal, given), () =>
    rpc.call(getOrganisation, { body: { organisationId: newId() } }),
  );
  return caller;
}

it('calls an internal operation as the calling service, not as the one called', async () => {
  const service = (name: string) => ({ kind: 'service', service: name });
  expect(await callerIn({ kind: 'anonymous' }, { within: 'crm' })).toEqual(service('crm'));
  expect(await callerIn({ kind: 'service', service: 'quoting' })).toEqual(service('quoting'));
  expect(await callerIn({ kind: 'service', service: 'quoting' }, { within: 'crm' })).toEqual(service('crm'));
  expect(await callerIn({ kind: 'anonymous' })).toEqual(service('gateway'));
});

it('warns that an unanswered command may have succeeded, and for a query only suggests a retry', async () => {
  const local = { find: () => () => new Promise(() => undefined) } as unknown as LocalOperations;
  const rpc = new RpcClient({ natsUrl: 'nats://127.0.0.1:1' } as ProcessConfig, local);
  const sentence = (operation: Operation) =>
    rpc
      .dispatch(operation, {} as never, contextFor({ kind: 'anonymous' }, { deadlineAt: Date.now() + 5 }))
      .catch((error: Error) => error.message);
  expect(await sentence(createNote)).toBe(
    'This may already have been done. Please check before you try again.',
  );
  expect(await sentence(getOrganisation)).toBe('The service took too long to answer. Please try again.');
});
