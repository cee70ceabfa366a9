import {
  createClient,
  deleteClient,
  getClient,
  listClients,
  readClient,
  respondToQuote,
  type Operation,
  type Principal,
  type RequestOf,
} from '@quillcare/contracts';
import { startProduct, type Product, type TestOrganisation } from '@quillcare/testing';
import { contextFor, runInContext, type RequestContext } from '../context';
import { newId } from '../ids';
import { runServices, type RunningProcess } from '../service/run-service';
import { RpcClient } from './rpc-client';

let product: Product;
let elsewhere: RunningProcess;
let ours: TestOrganisation;

// The same operations, called within the process that serves them and from one that serves nothing.
beforeAll(async () => {
  product = await startProduct({ only: ['identity', 'crm'] });
  elsewhere = await runServices({ config: product.config, services: [], role: 'api' });
  ours = await product.signUp();
});
afterAll(async () => {
  await elsewhere.stop();
  await product.stop();
});

type Outcome = { result: unknown } | { code: string; errors?: unknown; detail: string };

async function outcome(
  app: RunningProcess['app'],
  operation: Operation,
  request: RequestOf<Operation>,
  principal: Principal,
  context: Partial<RequestContext>,
): Promise<Outcome> {
  const rpc = app.get(RpcClient, { strict: false });
  try {
    const result = await runInContext(contextFor(principal, context), () =>
      rpc.call(operation, request, { idempotencyKey: context.idempotencyKey ?? undefined }),
    );
    return { result: JSON.parse(JSON.stringify(result)) };
  } catch (error) {
    const { code, errors, message } = error as { code: string; errors?: unknown; message: string };
    return { code, errors, detail: message };
  }
}

const both = (
  operation: Operation,
  request: RequestOf<Operation>,
  principal: Principal,
  context: Partial<RequestContext> = {},
): Promise<Outcome[]> =>
  Promise.all(
    [product.app, elsewhere.app].map((app) => outcome(app, operation, request, principal, context)),
  );

const body = { firstName: 'Te Ariki', lastName: 'Ngāpō', email: 'ngapo@example.com', phone: '0412 345 678' };

describe('local and remote calls of an operation', () => {
  it('return the same result', async () => {
    const { id } = await product.call(createClient, { body }, ours.admin);
    for (const [operation, request] of [
      [getClient, { params: { id } }],
      [listClients, { query: { limit: 5, search: 'ngapo' } }],
    ] as const) {
      const [near, far] = await both(operation, request, ours.admin);
      expect(near).toHaveProperty('result');
      expect(far).toEqual(near);
    }
  });

  it.each<[string, () => [Operation, RequestOf<Operation>, Principal], string]>([
    ['an unknown id', () => [getClient, { params: { id: newId() } }, ours.admin], 'NOT_FOUND'],
    [
      'invalid fields',
      () => [createClient, { body: { ...body, email: 'nonsense', extra: 1 } }, ours.admin],
      'VALIDATION_FAILED',
    ],
    [
      'a rule of the service',
      () => [createClient, { body: { ...body, phone: '12' } }, ours.admin],
      'VALIDATION_FAILED',
    ],
    ['a missing permission', () => [deleteClient, { params: { id: newId() } }, ours.as('USER')], 'FORBIDDEN'],
    ['an anonymous caller', () => [listClients, {}, { kind: 'anonymous' }], 'UNAUTHENTICATED'],
    [
      'an internal operation called for a practice',
      () => [readClient, { body: { organisationId: ours.organisationId, clientId: newId() } }, ours.admin],
      'NOT_FOUND',
    ],
    [
      'a service that is not running',
      () => [respondToQuote, { params: { token: 'x' }, body: { response: 'reject' } }, ours.admin],
      'SERVICE_UNAVAILABLE',
    ],
  ])('refuse %s alike', async (_, given, code) => {
    const [operation, request, principal] = given();
    const [near, far] = await both(operation, request, principal);
    expect(near).toMatchObject({ code });
    expect(far).toEqual(near);
  });

  it('refuse an internal operation to a person', async () => {
    const request = {
      params: {},
      query: {},
      body: { organisationId: ours.organisationId, clientId: newId() },
    };
    for (const { app } of [product, elsewhere])
      await expect(
        app.get(RpcClient, { strict: false }).dispatch(readClient, request, contextFor(ours.admin)),
      ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('share idempotency keys', async () => {
    const outcomes = await Promise.all(
      [1, 2].map(() => both(createClient, { body }, ours.admin, { idempotencyKey: 'both-ways' })),
    );
    const ids = new Set(
      outcomes.flat().flatMap((one) => ('result' in one ? [(one.result as { id: string }).id] : [])),
    );
    expect(ids.size).toBe(1);
  });

  it('keep the actor', async () => {
    const rpc = elsewhere.app.get(RpcClient, { strict: false });
    const { id } = await runInContext(contextFor(ours.admin), () =>
      rpc.call(createClient, { body: { ...body, firstName: 'From afar' } }),
    );
    const [row] = await product.sql<{ payload: { actor: string } }>(
      `select payload from crm.outbox where payload->>'subject' = $1 limit 1`,
      [id],
    );
    expect(row?.payload.actor).toBe(`user:${ours.admin.userId}`);
  });
});
