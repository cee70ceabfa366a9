import { listInvitations, type InputOf, type Invitation, type ResultOf } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { Clock, defineList, Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { statusOf } from '../domain/invitation';

const invitationList = defineList<Omit<Invitation, 'status'>>({
  name: 'identity.invitations',
  from: 'identity.invitation',
  columns: `id, version, created_at, updated_at, email, first_name, last_name, role, sent_at, expires_at, accepted_at`,
  where: 'deleted_at is null and accepted_at is null',
  // Few at any time: addresses are stored folded, so they can be searched as they are.
  search: { column: 'email', key: searchKey },
  sorts: { createdAt: ['created_at'], email: ['email'] },
  defaultSort: '-createdAt',
});

@Implements(listInvitations)
export class ListInvitationsQuery implements Handler<typeof listInvitations> {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  async handle({ query }: InputOf<typeof listInvitations>): Promise<ResultOf<typeof listInvitations>> {
    const page = await this.reader.page(invitationList, query);
    const now = this.clock.now();
    const items = page.items.map((row) => ({
      ...row,
      status: statusOf({ acceptedAt: null, expiresAt: new Date(row.expiresAt) }, now),
    }));
    return { ...page, items };
  }
}
