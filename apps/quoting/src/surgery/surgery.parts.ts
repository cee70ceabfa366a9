import { surgeries } from '@quillcare/contracts';
import { defineParts, recordHandlers } from '@quillcare/service-kit';
import { directoryList } from '../directory/directory-list';
import { QuotesDependingOnReader } from '../quote/operations/quotes-depending-on.reader';
import { surgeryRules } from './domain/surgery';
import { ApproveSurgeryDescriptionHandler } from './operations/approve-surgery-description.handler';
import { CreateSurgeries1763601003000 } from './persistence/create-surgeries.migration';
import { SurgeryEntity } from './persistence/surgery.entity';
import { SurgeryRepository } from './persistence/surgery.repository';

/** The surgeries that the practice offers. */
export const surgeryParts = defineParts({
  entities: [SurgeryEntity],
  migrations: [CreateSurgeries1763601003000],
  handlers: [
    ...recordHandlers(surgeries, {
      entity: SurgeryEntity,
      repository: SurgeryRepository,
      list: directoryList,
      rules: surgeryRules,
      initial: { isDuplicateFlag: false, duplicateOf: null, descriptionApprovedAt: null },
      dependants: { reader: QuotesDependingOnReader, of: (quotes, id) => quotes.ofEntry('surgery', id) },
    }),
    ApproveSurgeryDescriptionHandler,
  ],
  providers: [SurgeryRepository],
});
