import { acceptanceProblems, countryOf } from '@quillcare/rules';
import { Checkbox } from '../fields/field.view';
import { CoolingOff, TermsLink } from '../terms/terms-link.view';
import type { AnswerPart, PartProps } from './answer-part';
import { ACCEPT } from './answer.en';

interface Agreements {
  agreedToTerms: boolean;
  agreedToTreatment: boolean;
}

const FIELDS = new Set(['agreedToTerms', 'agreedToTreatment']);

/** The agreements the patient ticks. Never stored on the device, so whoever signs has ticked both in this session. */
export const agreements: AnswerPart<Agreements> = {
  id: 'agreements',
  beginsAnew: true,
  start: () => ({ agreedToTerms: false, agreedToTreatment: false }),
  problems: (values, { currency }) =>
    acceptanceProblems(values, countryOf(currency)).filter(({ path }) => FIELDS.has(path)),
  share: (values) => ({ patientInfo: values }),
  View: AgreementFields,
};

function AgreementFields({ quote, values, change, errorOf }: PartProps<Agreements>) {
  return (
    <>
      <h2 className="p-form-part">{ACCEPT.agreements}</h2>
      <Checkbox
        id="agreedToTerms"
        label={ACCEPT.terms}
        checked={values.agreedToTerms}
        error={errorOf('agreedToTerms')}
        onChange={(agreedToTerms) => change({ agreedToTerms })}
      >
        <TermsLink quote={quote} />
      </Checkbox>
      <Checkbox
        id="agreedToTreatment"
        label={ACCEPT.treatment}
        checked={values.agreedToTreatment}
        error={errorOf('agreedToTreatment')}
        onChange={(agreedToTreatment) => change({ agreedToTreatment })}
      />
      <CoolingOff quote={quote} />
    </>
  );
}
