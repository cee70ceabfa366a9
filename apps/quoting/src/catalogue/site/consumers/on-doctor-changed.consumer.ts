import { DoctorChanged, SiteChanged, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';
import { SiteRepository } from '../persistence/site.repository';

/** Updates a renamed doctor's name at the sites where they work. */
@Consumes(DoctorChanged)
export class RenameSiteDoctorConsumer implements Consumer<typeof DoctorChanged> {
  constructor(
    private readonly sites: SiteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ data }: EventEnvelope<EventData<typeof DoctorChanged>>): Promise<void> {
    const name = (await this.sites.doctorNames([data.id])).get(data.id);
    if (name === undefined) return; // Deleted: the last known name stays.
    for (const siteId of await this.sites.idsOfDoctor(data.id)) await this.rename(siteId, data.id, name);
  }

  private async rename(siteId: string, doctorId: string, doctorName: string): Promise<void> {
    const { version } = await this.sites.get(siteId, { withDeleted: true });
    const site = await this.sites.update(
      siteId,
      (row) => {
        row.doctors = row.doctors.map((one) => (one.doctorId === doctorId ? { ...one, doctorName } : one));
      },
      { withDeleted: true },
    );
    if (site.version !== version) this.uow.emit(SiteChanged, siteId, { id: siteId });
  }
}
