import { surgeries } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { dependantsOf } from '../directory/dependants.reader';
import { directoryList } from '../directory/directory-list';
import { ApproveSurgeryDescriptionHandler } from './operations/approve-surgery-description.handler';
import { SurgeryEntity } from './persistence/surgery.entity';
import { SurgeryRepository } from './persistence/surgery.repository';

export const surgeryParts = recordParts(surgeries, {
  entity: SurgeryEntity,
  repository: SurgeryRepository,
  list: directoryList,
  initial: { isDuplicateFlag: false, duplicateOf: null, descriptionApprovedAt: null },
  dependants: dependantsOf('surgery'),
  handlers: [ApproveSurgeryDescriptionHandler],
});
