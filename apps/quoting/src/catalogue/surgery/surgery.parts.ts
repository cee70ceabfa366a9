import { surgeries } from '@quillcare/contracts';
import { defineParts, recordHandlers } from '@quillcare/service-kit';
import { DependantsReader } from '../directory/dependants.reader';
import { directoryList } from '../directory/directory-list';
import { surgeryRules } from './domain/surgery';
import { ApproveSurgeryDescriptionHandler } from './operations/approve-surgery-description.handler';
import { SurgeryEntity } from './persistence/surgery.entity';
import { SurgeryRepository } from './persistence/surgery.repository';

/** The surgeries that the practice offers. */
export const surgeryParts = defineParts({
  entities: [SurgeryEntity],
  handlers: [
    ...recordHandlers(surgeries, {
      entity: SurgeryEntity,
      repository: SurgeryRepository,
      list: directoryList,
      rules: surgeryRules,
      initial: { isDuplicateFlag: false, duplicateOf: null, descriptionApprovedAt: null },
      dependants: { reader: DependantsReader, of: (dependants, id) => dependants.ofEntry('surgery', id) },
    }),
    ApproveSurgeryDescriptionHandler,
  ],
  providers: [SurgeryRepository],
});
