import {
  isAnnouncedTo,
  listAnnouncementReaders,
  listStaff,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, RpcClient, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { AnnouncementRepository } from '../persistence/announcement.repository';
import { AnnouncementMarkRepository } from '../persistence/announcement-mark.repository';

@Implements(listAnnouncementReaders)
export class ListAnnouncementReadersQuery implements Handler<typeof listAnnouncementReaders> {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly marks: AnnouncementMarkRepository,
    private readonly uow: UnitOfWork,
    private readonly rpc: RpcClient,
  ) {}

  async handle({
    params,
  }: InputOf<typeof listAnnouncementReaders>): Promise<ResultOf<typeof listAnnouncementReaders>> {
    const { organisationId } = actingStaff();
    const [staff, { announcement, marks }] = await Promise.all([
      this.rpc.call(listStaff, { body: { organisationId } }),
      this.uow.run(async () => ({
        announcement: await this.announcements.get(params.id),
        marks: await this.marks.ofAnnouncement(params.id),
      })),
    ]);
    const markOf = new Map(marks.map((mark) => [mark.userId, mark]));
    const items = staff.items
      .filter((person) => isAnnouncedTo(announcement, { ...person, organisationId, isActive: true }))
      .map(({ userId, name }) => {
        const mark = markOf.get(userId);
        return { userId, name, readAt: mark?.readAt ?? null, acknowledgedAt: mark?.acknowledgedAt ?? null };
      });
    return { items: toWire(items) };
  }
}
