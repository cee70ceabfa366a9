import { createLead, getLead, leadInput, updateLead } from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { leadName } from './lead';
import { LeadLinkInput } from './lead-link.input';
import { leadWords } from './lead.en';

/** The contract's input plus the service's rule that a lead needs an email or phone, so that it is checked before submitting. */
const leadSchema = leadInput.superRefine(({ email, phone }, context) => {
  if (!email && !phone)
    context.addIssue({
      code: 'custom',
      path: ['phone'],
      message: 'Please enter a phone number or an email address',
    });
});

export const leadForm = defineForm({
  name: 'lead',
  words: leadWords,
  schema: leadSchema,
  operations: { get: getLead, create: createLead, update: updateLead },
  nameOf: leadName,
  sections: {
    person: ['firstName', 'lastName', 'phone', 'email'],
    enquiry: [
      'category',
      'source',
      'surgeryId',
      'interestedIn',
      'expectedValueMinor',
      'message',
      'siteId',
      'referringDoctorId',
      'referringDoctor',
      'campaign',
    ],
    handling: ['priority', 'urgency', 'sentiment', 'nextFollowUpOn'],
    consent: ['consentPhone', 'consentEmail', 'consentSms'],
  },
  fields: {
    message: { multiline: true, wide: true, draft: false },
    surgeryId: { control: () => <LeadLinkInput name="surgeryId" /> },
    siteId: { control: () => <LeadLinkInput name="siteId" /> },
    referringDoctorId: { control: () => <LeadLinkInput name="referringDoctorId" /> },
  },
});

export const { EditPage: EditLeadPage } = recordPages({
  form: leadForm,
  path: '/leads',
  after: ({ id }) => `/leads/${id}`,
});
