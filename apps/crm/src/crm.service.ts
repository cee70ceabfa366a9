import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { crmRecords } from './crm.records';
import { clientParts } from './client/client.parts';
import { consentParts } from './consent/consent.parts';
import { duplicateParts } from './duplicate/duplicate.parts';
import { householdParts } from './household/household.parts';
import { enquiryParts } from './enquiry/enquiry.parts';
import { leadKeyParts } from './lead-key/lead-key.parts';
import { leadSettingsParts } from './lead-settings/lead-settings.parts';
import { leadParts } from './lead/lead.parts';
import { mergeParts } from './merge/merge.parts';
import { mentionParts } from './mention/mention.parts';
import { noteParts } from './note/note.parts';
import { searchParts } from './search/search.parts';
import { timelineParts } from './timeline/timeline.parts';
import { reportParts } from './report/report.parts';
import { crmBaseline } from './migrations/baseline.migration';

/** A practice's leads and clients, and the notes on them. */
export const crmService = defineService({
  name: 'crm',
  baseline: crmBaseline,
  parts: [
    clientParts,
    leadParts,
    leadSettingsParts,
    leadKeyParts,
    enquiryParts,
    consentParts,
    householdParts,
    duplicateParts,
    mergeParts,
    noteParts,
    mentionParts,
    searchParts,
    timelineParts,
    reportParts,
    practiceRecordParts('crm', crmRecords),
  ],
});
