import { justConfirmed, type UserPrincipal } from '@quillcare/contracts';
import type { Product } from '@quillcare/testing';
import { seedDemo } from './seed-demo';

/** Seeds the demo and returns the practice's administrator. */
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
