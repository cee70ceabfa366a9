import {
  acceptInvitation,
  createInvitation,
  freshSessionFields,
  type ASSIGNABLE_ROLES,
  type UserPrincipal,
} from '@quillcare/contracts';
import type { Product } from '@quillcare/testing';
import { tokenTo } from './mails.suite';
import { sessionIdOf } from './support.suite';

type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];
let people = 0;

export function freshEmail(): string {
  people += 1;
  return `colleague.${people}.${process.pid}@practice.example`;
}

/** Invites a colleague and accepts the invitation, resulting in a real account with a session. */
export async function joined(
  product: Product,
  by: UserPrincipal,
  role: AssignableRole,
): Promise<UserPrincipal> {
  const email = freshEmail();
  const body = { email, firstName: 'Mere', lastName: "O'Brien-Ngata", role };
  await product.call(createInvitation, { body }, by);
  const token = await tokenTo(product, email);
  const request = { params: { token }, body: { password: 'Korimako-7' } };
  const tokens = await product.call(acceptInvitation, request, { kind: 'anonymous' });
  const { user } = tokens.session;
  return {
    kind: 'user',
    userId: user.id,
    organisationId: user.organizationId,
    sessionId: sessionIdOf(tokens),
    role: user.role,
    isActive: true,
    name: user.name,
    email,
    ...freshSessionFields(new Date()),
  };
}
