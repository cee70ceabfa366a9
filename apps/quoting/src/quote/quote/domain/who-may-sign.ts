import type { PatientSettings } from '@quillcare/contracts';
import { countryOf, signingAge, todayIn, type PatientsAge } from '@quillcare/rules';
import type { QuoteDocument } from './quote-document';

type Document = Pick<QuoteDocument, 'procedureClass' | 'currency' | 'timeZone' | 'signsAloneFromAge'>;

/** The age from which this patient accepts alone, by law and practice. */
export function signingAgeOf(
  { procedureClass, currency }: Pick<QuoteDocument, 'procedureClass' | 'currency'>,
  { state, signsAloneFromAge }: Pick<PatientSettings, 'state' | 'signsAloneFromAge'>,
): number {
  const facts = { country: countryOf(currency), procedureClass, practiceAge: signsAloneFromAge };
  return signingAge({ ...facts, state: facts.country === 'AU' ? state : null });
}

/** The document with that age, which binds from then on whatever the practice decides later. */
export function withSigningAge(
  document: QuoteDocument,
  settings: Pick<PatientSettings, 'state' | 'signsAloneFromAge'>,
): QuoteDocument {
  return { ...document, signsAloneFromAge: signingAgeOf(document, settings) };
}

/** The patient's age on the day of an acceptance, against what the document says. */
export function ageAtAcceptance(
  document: Document,
  dateOfBirth: string | null,
  acceptedAt: Date,
): PatientsAge {
  return {
    dateOfBirth,
    on: todayIn(acceptedAt, document.timeZone),
    // Documents from before it was asked do not name it: then the law's age holds, without a state's own.
    fromAge: document.signsAloneFromAge ?? signingAgeOf(document, { state: null, signsAloneFromAge: null }),
  };
}
