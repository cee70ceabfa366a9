import { leads } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { OnLeadDoctorChangedConsumer } from './consumers/on-doctor-changed.consumer';
import { OnLeadOwnerChangedConsumer } from './consumers/on-lead-owner-changed.consumer';
import { OnLeadSiteChangedConsumer } from './consumers/on-site-changed.consumer';
import { OnLeadSurgeryChangedConsumer } from './consumers/on-surgery-changed.consumer';
import { EnquiryJournal } from './enquiry-journal';
import { LeadIntake } from './lead-intake';
import { LeadLinks } from './lead-links';
import { LinkedNameFollower } from './linked-name.follower';
import { AssignLeadHandler } from './operations/assign-lead.handler';
import { ChangeLeadStatusHandler } from './operations/change-lead-status.handler';
import { ChangeLeadsHandler } from './operations/change-leads.handler';
import { ConvertLeadHandler } from './operations/convert-lead.handler';
import { CountLeadsQuery } from './operations/count-leads.query';
import { CreateLeadHandler } from './operations/create-lead.handler';
import { GetLeadBoardQuery } from './operations/get-lead-board.query';
import { ImportLeadsHandler } from './operations/import-leads.handler';
import { LinkLeadHandler } from './operations/link-lead.handler';
import { ListLeadContactsQuery } from './operations/list-lead-contacts.query';
import { ListLeadMatchesQuery } from './operations/list-lead-matches.query';
import { ListLeadsToReachQuery } from './operations/list-leads-to-reach.query';
import { ListLeadsQuery } from './operations/list-leads.query';
import { LogLeadContactHandler } from './operations/log-lead-contact.handler';
import { ReadLeadsQuery } from './operations/read-leads.query';
import { ReadLeadCalleeQuery } from './operations/read-lead-callee.query';
import { ReadUndoneLeadsQuery } from './operations/read-undone-leads.query';
import { UndoLeadImportHandler } from './operations/undo-lead-import.handler';
import { UpdateLeadHandler } from './operations/update-lead.handler';
import { LeadBatchRepository } from './persistence/lead-batch.repository';
import { LeadContactRepository } from './persistence/lead-contact.repository';
import { LeadEntity } from './persistence/lead.entity';
import { LeadRepository } from './persistence/lead.repository';

/** Leads, until they become clients or are lost. */
export const leadParts = recordParts(leads, {
  entity: LeadEntity,
  repository: LeadRepository,
  list: { defaultSort: '-createdAt' },
  handlers: [
    CreateLeadHandler,
    UpdateLeadHandler,
    ListLeadsQuery,
    ListLeadContactsQuery,
    LogLeadContactHandler,
    GetLeadBoardQuery,
    ListLeadsToReachQuery,
    CountLeadsQuery,
    ListLeadMatchesQuery,
    ReadLeadCalleeQuery,
    ReadLeadsQuery,
    ChangeLeadStatusHandler,
    AssignLeadHandler,
    ChangeLeadsHandler,
    ConvertLeadHandler,
    LinkLeadHandler,
    ImportLeadsHandler,
    UndoLeadImportHandler,
    ReadUndoneLeadsQuery,
  ],
  consumers: [
    OnLeadOwnerChangedConsumer,
    OnLeadSurgeryChangedConsumer,
    OnLeadSiteChangedConsumer,
    OnLeadDoctorChangedConsumer,
  ],
  providers: [
    LeadBatchRepository,
    LeadContactRepository,
    EnquiryJournal,
    LeadIntake,
    LeadLinks,
    LinkedNameFollower,
  ],
});
