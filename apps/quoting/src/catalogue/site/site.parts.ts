import { sites } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { dependantsOf } from '../directory/dependants.reader';
import { directoryList } from '../directory/directory-list';
import { storingPhones } from '../directory/stored-phones';
import { RenameSiteDoctorConsumer } from './consumers/on-doctor-changed.consumer';
import { ListFaultyAssignmentsQuery } from './operations/list-faulty-assignments.query';
import { RepairAssignmentsHandler } from './operations/repair-assignments.handler';
import { SetDefaultSiteHandler } from './operations/set-default-site.handler';
import { SetSiteDoctorsHandler } from './operations/set-site-doctors.handler';
import { SiteRepository } from './persistence/site.repository';

/** The practice's sites and the doctors who work there. */
export const siteParts = recordParts(sites, {
  repository: SiteRepository,
  list: directoryList,
  rules: storingPhones({ phone: 'ORGANISATION' }),
  initial: { isDefault: false, doctors: [], isDuplicateFlag: false, duplicateOf: null },
  dependants: dependantsOf('site'),
  handlers: [
    SetDefaultSiteHandler,
    SetSiteDoctorsHandler,
    ListFaultyAssignmentsQuery,
    RepairAssignmentsHandler,
  ],
  consumers: [RenameSiteDoctorConsumer],
});
