import {
  resolveSession,
  seedDemo,
  signIn,
  startImpersonation,
  type RequestOf,
  type SessionTokens,
  type UserPrincipal,
} from '@quillcare/contracts';
import { sharedBy, startProduct, type Product } from '@quillcare/testing';

const PASSWORD = 'Correct-Horse-7';
export const SUPER_ADMIN = 'super.admin@demo.quillcare.test';
export const REASON = 'Quotes do not show the hospital fee';

type Terms = NonNullable<RequestOf<typeof startImpersonation>['body']>;

export function sessionIdOf({ access_token: token }: SessionTokens): string {
  const [, claims = ''] = (token ?? '').split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid;
}

/** Returns the current principal of a session, as gateways resolve it. */
export async function principalOf(product: Product, sessionId: string): Promise<UserPrincipal> {
  const found = await product.callInternal(resolveSession, { body: { sessionId } });
  return { kind: 'user', ...found };
}

/** A product shared by the files that need a super admin, who belongs to its demonstration practice. */
export function startPlatform(): Promise<Product> {
  return sharedBy('platform', async () => {
    const product = await startProduct({ only: ['identity', 'crm', 'quoting', 'billing'] });
    await seededDemo(product);
    return product;
  });
}

/** Creates the demonstration practice, whose accounts include a super admin. Requires an empty database. */
export async function seededDemo(product: Product): Promise<void> {
  await product.callInternal(seedDemo, { body: { password: PASSWORD } });
}

/** Starts a session for a demonstration account, by default the super admin's. */
export async function enterDemo(product: Product, email = SUPER_ADMIN): Promise<UserPrincipal> {
  const body = { email, password: PASSWORD };
  const tokens = await product.call(signIn, { body }, { kind: 'anonymous' });
  return principalOf(product, sessionIdOf(tokens));
}

export async function actFor(
  product: Product,
  by: UserPrincipal,
  userId: string,
  terms: Partial<Terms> = {},
): Promise<{ tokens: SessionTokens; principal: UserPrincipal }> {
  const body = { userId, reason: REASON, ...terms };
  const tokens = await product.call(startImpersonation, { body }, by);
  return { tokens, principal: await principalOf(product, sessionIdOf(tokens)) };
}
