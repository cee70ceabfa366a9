import { AppError, listOrganisationMembers, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, PlatformReader, TenantReader, type Handler } from '@quillcare/service-kit';
import { OrganisationReader } from '../../organisation/persistence/organisation.reader';
import { userList } from '../../user/operations/user-list';

type Members = ResultOf<typeof listOrganisationMembers>;

@Implements(listOrganisationMembers)
export class ListOrganisationMembersQuery implements Handler<typeof listOrganisationMembers> {
  constructor(
    private readonly platform: PlatformReader,
    private readonly reader: TenantReader,
    private readonly organisations: OrganisationReader,
  ) {}

  handle({ params, query }: InputOf<typeof listOrganisationMembers>): Promise<Members> {
    return this.platform.within(params.id, async () => {
      const [practice, page] = await Promise.all([
        this.organisations.own(),
        this.reader.page(userList, query),
      ]);
      if (!practice) throw new AppError('NOT_FOUND');
      return { ...page, items: page.items.map((row) => ({ ...row, grants: row.grants ?? undefined })) };
    });
  }
}
