import { setSiteDoctors, SiteChanged } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { siteDoctors } from '../domain/site-doctors';
import { SiteRepository } from '../persistence/site.repository';

export const SetSiteDoctorsHandler = implement(
  setSiteDoctors,
  [SiteRepository, UnitOfWork],
  (sites, uow) => ({
    async handle({ params, body }) {
      const names = await sites.doctorNames(body.doctors.map(({ doctorId }) => doctorId));
      const { id, version, doctors } = await sites.update(
        params.id,
        (site) => {
          site.doctors = siteDoctors(body.doctors, names);
        },
        { version: body.version },
      );
      if (version !== body.version) uow.emit(SiteChanged, id, { id });
      return { id, version, doctors };
    },
  }),
);
