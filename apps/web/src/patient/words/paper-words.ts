import {
  BENEFIT_STEPS,
  BENEFIT_WORDS,
  BASIS_EXPLAINED,
  BASIS_NAMES,
  BILLER_HEADINGS,
  BILLER_NAMES,
  CHOICE_WORDS,
  GLOSSARY,
  LINE_KIND_NAMES,
  PAPER_WORDS,
} from '@quillcare/rules';
import { patientWords } from './patient-words';

/**
 * The words of the quote document, which the staff app and the PDF also use. There they stay English, because that is what is
 * signed.
 */
export const PAPER = {
  kinds: patientWords('paper.LINE_KIND_NAMES', LINE_KIND_NAMES),
  bases: patientWords('paper.BASIS_NAMES', BASIS_NAMES),
  explained: patientWords('paper.BASIS_EXPLAINED', BASIS_EXPLAINED),
  billers: patientWords('paper.BILLER_NAMES', BILLER_NAMES),
  headings: patientWords('paper.BILLER_HEADINGS', BILLER_HEADINGS),
  words: patientWords('paper.PAPER_WORDS', PAPER_WORDS),
  glossary: patientWords('paper.GLOSSARY', GLOSSARY),
  benefits: patientWords('paper.BENEFIT_WORDS', BENEFIT_WORDS),
  benefitSteps: patientWords('paper.BENEFIT_STEPS', BENEFIT_STEPS),
  choices: patientWords('paper.CHOICE_WORDS', CHOICE_WORDS),
};
