import { listInvitations, type Invitation } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { Clock, defineList, implement, TenantReader } from '@quillcare/service-kit';
import { statusOf } from '../domain/invitation';

const invitationList = defineList<Omit<Invitation, 'status'>>({
  name: 'identity.invitations',
  from: 'identity.invitation',
  columns: `id, version, created_at, updated_at, email, first_name, last_name, role, sent_at, expires_at, accepted_at`,
  where: 'deleted_at is null and accepted_at is null',
  // There are never many, and addresses are stored case-folded, so a plain search of the column is enough.
  search: { column: 'email', key: searchKey },
  sorts: { createdAt: ['created_at'], email: ['email'] },
  defaultSort: '-createdAt',
});

export const ListInvitationsQuery = implement(listInvitations, [TenantReader, Clock], (reader, clock) => ({
  async handle({ query }) {
    const page = await reader.page(invitationList, query);
    const now = clock.now();
    const items = page.items.map((row) => ({
      ...row,
      status: statusOf({ acceptedAt: null, expiresAt: new Date(row.expiresAt) }, now),
    }));
    return { ...page, items };
  },
}));
