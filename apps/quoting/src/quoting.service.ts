import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { quotingRecords } from './quoting.records';
import { quotingConfig } from './quoting.config';
import { billedFeeParts } from './case/billed-fee/billed-fee.parts';
import { caseCalendarParts } from './case/case-calendar/case-calendar.parts';
import { caseChecklistParts } from './case/case-checklist/case-checklist.parts';
import { caseDocumentParts } from './case/case-document/case-document.parts';
import { caseGateParts } from './case/case-gate/case-gate.parts';
import { caseSettingsParts } from './case/case-settings/case-settings.parts';
import { depositParts } from './case/deposit/deposit.parts';
import { surgeryCaseParts } from './case/surgery-case/surgery-case.parts';
import { directoryImportParts } from './catalogue/directory-import/directory-import.parts';
import { directoryParts } from './catalogue/directory/directory.parts';
import { doctorParts } from './catalogue/doctor/doctor.parts';
import { hospitalParts } from './catalogue/hospital/hospital.parts';
import { medicareParts } from './catalogue/medicare/medicare.parts';
import { optionListParts } from './catalogue/option-list/option-list.parts';
import { patientSettingsParts } from './catalogue/patient-settings/patient-settings.parts';
import { priceCheckParts } from './catalogue/price-check/price-check.parts';
import { pricingRuleParts } from './catalogue/pricing-rule/pricing-rule.parts';
import { providerParts } from './catalogue/provider/provider.parts';
import { quoteSettingsParts } from './catalogue/quote-settings/quote-settings.parts';
import { quoteTemplateParts } from './catalogue/quote-template/quote-template.parts';
import { siteParts } from './catalogue/site/site.parts';
import { surgeryConfigurationParts } from './catalogue/surgery-configuration/surgery-configuration.parts';
import { surgeryParts } from './catalogue/surgery/surgery.parts';
import { bookingFormParts } from './evidence/booking-form/booking-form.parts';
import { evidenceParts } from './evidence/evidence/evidence.parts';
import { quotingBaseline } from './migrations/baseline.migration';
import { clientMergeParts } from './insight/client-merge/client-merge.parts';
import { dashboardParts } from './insight/dashboard/dashboard.parts';
import { reportParts } from './insight/report/report.parts';
import { searchParts } from './insight/search/search.parts';
import { timelineParts } from './insight/timeline/timeline.parts';
import { todayParts } from './insight/today/today.parts';
import { patientIdentityParts } from './patient/patient-identity/patient-identity.parts';
import { patientParts } from './patient/patient/patient.parts';
import { signingParts } from './patient/signing/signing.parts';
import { conversationParts } from './quote/conversation/conversation.parts';
import { patientLinkParts } from './quote/patient-link/patient-link.parts';
import { patientReminderParts } from './quote/patient-reminder/patient-reminder.parts';
import { pricingSimulationParts } from './quote/pricing-simulation/pricing-simulation.parts';
import { quoteFileParts } from './quote/quote-file/quote-file.parts';
import { quoteVersionParts } from './quote/quote/quote-version.parts';
import { quoteParts } from './quote/quote/quote.parts';
import { sendingParts } from './quote/sending/sending.parts';
import { stalePriceParts } from './quote/stale-price/stale-price.parts';

/** The quoting service: the practice's directory and catalogue, quotes, patients' answers, and the resulting surgery cases. */
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
    priceCheckParts,
    medicareParts,
    quoteSettingsParts,
    patientSettingsParts,
    quoteTemplateParts,
    quoteParts,
    quoteVersionParts,
    sendingParts,
    stalePriceParts,
    patientLinkParts,
    quoteFileParts,
    patientParts,
    patientReminderParts,
    signingParts,
    conversationParts,
    patientIdentityParts,
    surgeryCaseParts,
    caseGateParts,
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
