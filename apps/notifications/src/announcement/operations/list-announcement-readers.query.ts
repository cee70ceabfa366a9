import { isInAnnouncementTarget, listAnnouncementReaders, listStaff } from '@quillcare/contracts';
import { implement, RpcClient, toWire, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { AnnouncementRepository } from '../persistence/announcement.repository';
import { AnnouncementMarkRepository } from '../persistence/announcement-mark.repository';

export const ListAnnouncementReadersQuery = implement(
  listAnnouncementReaders,
  [AnnouncementRepository, AnnouncementMarkRepository, UnitOfWork, RpcClient],
  (announcements, announcementMarkRepository, uow, rpc) => ({
    async handle({ params }) {
      const { organisationId } = requireUser();
      const [staff, { announcement, marks }] = await Promise.all([
        rpc.call(listStaff, { body: { organisationId } }),
        uow.run(async () => ({
          announcement: await announcements.get(params.id),
          marks: await announcementMarkRepository.ofAnnouncement(params.id),
        })),
      ]);
      const markOf = new Map(marks.map((mark) => [mark.userId, mark]));
      const items = staff.items
        .filter((person) =>
          isInAnnouncementTarget(announcement, { ...person, organisationId, isActive: true }),
        )
        .map(({ userId, name }) => {
          const mark = markOf.get(userId);
          return { userId, name, readAt: mark?.readAt ?? null, acknowledgedAt: mark?.acknowledgedAt ?? null };
        });
      return { items: toWire(items) };
    },
  }),
);
