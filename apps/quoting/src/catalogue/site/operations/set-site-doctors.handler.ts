import { setSiteDoctors, SiteChanged, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { siteDoctors } from '../domain/site-doctors';
import { SiteRepository } from '../persistence/site.repository';

@Implements(setSiteDoctors)
export class SetSiteDoctorsHandler implements Handler<typeof setSiteDoctors> {
  constructor(
    private readonly sites: SiteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof setSiteDoctors>): Promise<ResultOf<typeof setSiteDoctors>> {
    const names = await this.sites.doctorNames(body.doctors.map(({ doctorId }) => doctorId));
    const { id, version, doctors } = await this.sites.update(
      params.id,
      (site) => {
        site.doctors = siteDoctors(body.doctors, names);
      },
      { version: body.version },
    );
    if (version !== body.version) this.uow.emit(SiteChanged, id, { id });
    return { id, version, doctors };
  }
}
