import { sites } from '@quillcare/contracts';
import { defineParts, recordHandlers } from '@quillcare/service-kit';
import { DependantsReader } from '../directory/dependants.reader';
import { directoryList } from '../directory/directory-list';
import { RenameSiteDoctorConsumer } from './consumers/on-doctor-changed.consumer';
import { siteRules } from './domain/site';
import { ListFaultyAssignmentsQuery } from './operations/list-faulty-assignments.query';
import { RepairAssignmentsHandler } from './operations/repair-assignments.handler';
import { SetDefaultSiteHandler } from './operations/set-default-site.handler';
import { SetSiteDoctorsHandler } from './operations/set-site-doctors.handler';
import { SiteEntity } from './persistence/site.entity';
import { SiteRepository } from './persistence/site.repository';

/** The practice's sites, and which doctors work there. */
export const siteParts = defineParts({
  entities: [SiteEntity],
  handlers: [
    ...recordHandlers(sites, {
      entity: SiteEntity,
      repository: SiteRepository,
      list: directoryList,
      rules: siteRules,
      initial: { isDefault: false, doctors: [], isDuplicateFlag: false, duplicateOf: null },
      dependants: { reader: DependantsReader, of: (dependants, id) => dependants.ofEntry('site', id) },
    }),
    SetDefaultSiteHandler,
    SetSiteDoctorsHandler,
    ListFaultyAssignmentsQuery,
    RepairAssignmentsHandler,
  ],
  consumers: [RenameSiteDoctorConsumer],
  providers: [SiteRepository],
});
