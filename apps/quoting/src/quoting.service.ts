import { defineService } from '@quillcare/service-kit';
import { directoryParts } from './directory/directory.parts';
import { doctorParts } from './doctor/doctor.parts';
import { hospitalParts } from './hospital/hospital.parts';
import { optionListParts } from './option-list/option-list.parts';
import { medicareParts } from './medicare/medicare.parts';
import { patientParts } from './patient/patient.parts';
import { pricingRuleParts } from './pricing-rule/pricing-rule.parts';
import { pricingSimulationParts } from './pricing-rule/pricing-simulation.parts';
import { providerParts } from './provider/provider.parts';
import { quoteParts } from './quote/quote.parts';
import { quoteVersionParts } from './quote/quote-version.parts';
import { quoteSettingsParts } from './quote-settings/quote-settings.parts';
import { quoteTemplateParts } from './quote-template/quote-template.parts';
import { siteParts } from './site/site.parts';
import { surgeryParts } from './surgery/surgery.parts';
import { surgeryConfigurationParts } from './surgery-configuration/surgery-configuration.parts';
import { surgeryCaseParts } from './surgery-case/surgery-case.parts';

/** The practice's directory and catalogue, its quotes, the patient's answer, and the surgery cases that follow. */
export const quotingService = defineService({
  name: 'quoting',
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
    surgeryConfigurationParts,
    medicareParts,
    quoteSettingsParts,
    quoteTemplateParts,
    quoteParts,
    quoteVersionParts,
    patientParts,
    surgeryCaseParts,
  ],
});
