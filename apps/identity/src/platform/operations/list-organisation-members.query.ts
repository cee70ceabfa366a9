import { AppError, listOrganisationMembers } from '@quillcare/contracts';
import { implement, PlatformReader, TenantReader } from '@quillcare/service-kit';
import { OrganisationReader } from '../../organisation/persistence/organisation.reader';
import { userList } from '../../user/operations/user-list';

export const ListOrganisationMembersQuery = implement(
  listOrganisationMembers,
  [PlatformReader, TenantReader, OrganisationReader],
  (platform, reader, organisations) => ({
    handle: ({ params, query }) =>
      platform.readInPractice(params.id, async () => {
        const [practice, page] = await Promise.all([
          organisations.readCurrent(),
          reader.page(userList, query),
        ]);
        if (!practice) throw new AppError('NOT_FOUND');
        return { ...page, items: page.items.map((row) => ({ ...row, grants: row.grants ?? undefined })) };
      }),
  }),
);
