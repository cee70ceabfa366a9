import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { quotingRecords } from './quoting.records';
import { caseSettingsParts } from './case-settings/case-settings.parts';
import { billedFeeParts } from './billed-fee/billed-fee.parts';
import { bookingFormParts } from './booking-form/booking-form.parts';
import { caseDocumentParts } from './case-document/case-document.parts';
import { caseCalendarParts } from './case-calendar/case-calendar.parts';
import { caseChecklistParts } from './case-checklist/case-checklist.parts';
import { clientMergeParts } from './client-merge/client-merge.parts';
import { depositParts } from './deposit/deposit.parts';
import { conversationParts } from './conversation/conversation.parts';
import { dashboardParts } from './dashboard/dashboard.parts';
import { directoryImportParts } from './directory-import/directory-import.parts';
import { directoryParts } from './directory/directory.parts';
import { doctorParts } from './doctor/doctor.parts';
import { evidenceParts } from './evidence/evidence.parts';
import { hospitalParts } from './hospital/hospital.parts';
import { optionListParts } from './option-list/option-list.parts';
import { medicareParts } from './medicare/medicare.parts';
import { patientParts } from './patient/patient.parts';
import { patientReminderParts } from './patient-reminder/patient-reminder.parts';
import { patientSettingsParts } from './patient-settings/patient-settings.parts';
import { patientIdentityParts } from './patient-identity/patient-identity.parts';
import { pricingRuleParts } from './pricing-rule/pricing-rule.parts';
import { pricingSimulationParts } from './pricing-rule/pricing-simulation.parts';
import { providerParts } from './provider/provider.parts';
import { quotingConfig } from './quoting.config';
import { quoteParts } from './quote/quote.parts';
import { quoteVersionParts } from './quote/quote-version.parts';
import { quoteSettingsParts } from './quote-settings/quote-settings.parts';
import { quoteTemplateParts } from './quote-template/quote-template.parts';
import { searchParts } from './search/search.parts';
import { reportParts } from './report/report.parts';
import { signingParts } from './signing/signing.parts';
import { siteParts } from './site/site.parts';
import { stalePriceParts } from './stale-price/stale-price.parts';
import { surgeryParts } from './surgery/surgery.parts';
import { surgeryConfigurationParts } from './surgery-configuration/surgery-configuration.parts';
import { surgeryCaseParts } from './surgery-case/surgery-case.parts';
import { todayParts } from './today/today.parts';
import { timelineParts } from './timeline/timeline.parts';
import { quotingBaseline } from './migrations/baseline.migration';

/** The practice's directory and catalogue, its quotes, the patient's answer, and the surgery cases that follow. */
export const quotingService = defineService({
  name: 'quoting',
  baseline: quotingBaseline,
  config: quotingConfig,
  parts: [
    doctorParts,
    hospitalParts,
    surgeryParts,
    siteParts,
    providerParts,
    optionListParts,
    pricingRuleParts,
    pricingSimulationParts,
    directoryParts,
    directoryImportParts,
    surgeryConfigurationParts,
    medicareParts,
    quoteSettingsParts,
    patientSettingsParts,
    quoteTemplateParts,
    quoteParts,
    quoteVersionParts,
    stalePriceParts,
    patientParts,
    patientReminderParts,
    signingParts,
    conversationParts,
    patientIdentityParts,
    surgeryCaseParts,
    caseSettingsParts,
    depositParts,
    caseDocumentParts,
    bookingFormParts,
    billedFeeParts,
    caseChecklistParts,
    caseCalendarParts,
    todayParts,
    dashboardParts,
    evidenceParts,
    clientMergeParts,
    searchParts,
    timelineParts,
    reportParts,
    practiceRecordParts('quoting', quotingRecords),
  ],
});
