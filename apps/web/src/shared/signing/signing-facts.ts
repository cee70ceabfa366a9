import type { AcceptanceSummary, Signatory } from '@quillcare/contracts';
import type { Translate as TranslateOf } from '../words/words.types';
import type { signingWords } from './signing.en';

type Translate = TranslateOf<(typeof signingWords)['en']>;

/** Who signed, with their relationship to the patient. */
export function signatoryInWords({ role, name, relationship }: Signatory, t: Translate): string {
  if (role === 'PATIENT') return t('role.PATIENT');
  const who = relationship === '' ? name : `${name} (${relationship})`;
  return `${t(`role.${role}`)}: ${who}`;
}

/** How sure an acceptance is; that the patient disputes it goes before everything else. */
export function assuranceInWords(
  { assurance, disputedAt }: Pick<AcceptanceSummary, 'assurance' | 'disputedAt'>,
  t: Translate,
): string {
  return disputedAt === null ? t(`assurance.${assurance}`) : t('disputed');
}
