import { justConfirmed, type UserPrincipal } from '@quillcare/contracts';
import { RpcClient } from '@quillcare/service-kit';
import type { Product } from '@quillcare/testing';
import { seedDemo } from './seed-demo';

/** A start ends after so many calls of the demonstration. */
const CALLS_OF_A_START = 90;

/**
 * Starts end again and again while the demonstration is made, each after something was done and before it was noted; the last one
 * makes it whole. All that follows is asked of what came out.
 */
export async function seedInPieces(product: Product): Promise<void> {
  const rpc = product.app.get(RpcClient, { strict: false });
  const call = rpc.call.bind(rpc);
  let calls = 0;
  const spy = jest.spyOn(rpc, 'call').mockImplementation(async (operation, request, options) => {
    if (calls >= CALLS_OF_A_START) throw new Error('The process was killed.');
    const result = await call(operation, request, options);
    if (options?.idempotencyKey) calls += 1;
    if (calls >= CALLS_OF_A_START) throw new Error('The process was killed.');
    return result;
  });
  try {
    let starts = 0;
    let failure: string | null = '';
    for (; failure !== null; starts += 1) {
      calls = 0;
      failure = (await seedDemo(product, {})).failure;
      if (failure !== null) expect(failure).toMatch(/ could not be added: The process was killed\.$/);
    }
    expect(starts).toBeGreaterThan(3);
  } finally {
    spy.mockRestore();
  }
}

/** The first person of the demonstration practice, who administers it. */
export async function demoAdminOf(seeded: Product, env: NodeJS.ProcessEnv = {}): Promise<UserPrincipal> {
  const { emails, failure } = await seedDemo(seeded, env);
  expect(failure).toBeNull();
  const [email = ''] = emails;
  const [user] = await seeded.sql<{ id: string; organisation_id: string }>(
    'select id, organisation_id from identity."user" where email = $1',
    [email],
  );
  return {
    kind: 'user',
    userId: user!.id,
    organisationId: user!.organisation_id,
    sessionId: user!.id,
    role: 'ORG_ADMIN',
    isActive: true,
    name: 'Demonstration',
    email,
    ...justConfirmed(new Date()),
  };
}
