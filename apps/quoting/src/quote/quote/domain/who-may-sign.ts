import type { PatientSettings } from '@quillcare/contracts';
import { countryOf, signingAge, todayIn, type PatientsAge } from '@quillcare/rules';
import type { QuoteDocument } from './quote-document';

type Document = Pick<QuoteDocument, 'procedureClass' | 'currency' | 'timeZone' | 'signsAloneFromAge'>;

/** The age from which this patient may accept alone, by law and by the practice's settings. */
export function signingAgeOf(
  { procedureClass, currency }: Pick<QuoteDocument, 'procedureClass' | 'currency'>,
  { state, signsAloneFromAge }: Pick<PatientSettings, 'state' | 'signsAloneFromAge'>,
): number {
  const facts = { country: countryOf(currency), procedureClass, practiceAge: signsAloneFromAge };
  return signingAge({ ...facts, state: facts.country === 'AU' ? state : null });
}

/** Adds that age to the document, which then binds the practice even if its settings change. */
export function withSigningAge(
  document: QuoteDocument,
  settings: Pick<PatientSettings, 'state' | 'signsAloneFromAge'>,
): QuoteDocument {
  return { ...document, signsAloneFromAge: signingAgeOf(document, settings) };
}

/** The patient's age on the day of acceptance, with the age the document requires. */
export function ageAtAcceptance(
  document: Document,
  dateOfBirth: string | null,
  acceptedAt: Date,
): PatientsAge {
  return {
    dateOfBirth,
    on: todayIn(acceptedAt, document.timeZone),
    // Older documents do not state the age, so the general legal age applies, without state-specific rules.
    fromAge: document.signsAloneFromAge ?? signingAgeOf(document, { state: null, signsAloneFromAge: null }),
  };
}
