import { enquiryForm } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { EnquiryDoor } from './enquiry-door';
import { EnquiryFormReader } from './enquiry-form.reader';
import { EnquiryFormPreparation } from './operations/enquiry-form.preparation';
import { GetLeadEnquiryQuery } from './operations/get-lead-enquiry.query';
import { OpenEnquiryFormQuery } from './operations/open-enquiry-form.query';
import { ReadEnquiryOriginsQuery } from './operations/read-enquiry-origins.query';
import { ReadEnquiryQuery } from './operations/read-enquiry.query';
import { SendEnquiryHandler } from './operations/send-enquiry.handler';
import { EnquiryFormEntity } from './persistence/enquiry-form.entity';
import { EnquiryFormRepository } from './persistence/enquiry-form.repository';

/** The public enquiry form, and the origin of leads not entered by staff. */
export const enquiryParts = defineParts({
  entities: [EnquiryFormEntity],
  handlers: [
    ...settingsHandlers(enquiryForm, {
      repository: EnquiryFormRepository,
      preparation: EnquiryFormPreparation,
    }),
    OpenEnquiryFormQuery,
    SendEnquiryHandler,
    GetLeadEnquiryQuery,
    ReadEnquiryQuery,
    ReadEnquiryOriginsQuery,
  ],
  providers: [EnquiryFormReader, EnquiryFormRepository, EnquiryFormPreparation, EnquiryDoor],
});
