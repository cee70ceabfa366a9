import type { AcceptanceSummary, Signatory } from '@quillcare/contracts';
import { wasRecorded } from '@quillcare/rules';
import type { Translate as TranslateOf } from '../words/words.types';
import type { signingWords } from './signing.en';

type Translate = TranslateOf<(typeof signingWords)['en']>;

/** Returns who signed, with their relationship to the patient. */
export function signatoryInWords({ role, name, relationship }: Signatory, t: Translate): string {
  if (role === 'PATIENT') return t('role.PATIENT');
  const who = relationship === '' ? name : `${name} (${relationship})`;
  return `${t(`role.${role}`)}: ${who}`;
}

/** Returns how reliable an acceptance is. A dispute takes precedence over everything else. */
export function assuranceInWords(
  acceptance: Pick<AcceptanceSummary, 'assurance' | 'disputedAt' | 'mode'>,
  t: Translate,
): string {
  const { assurance, disputedAt } = acceptance;
  return disputedAt === null ? t(`assurance.${assurance}`) : disputeInWords(acceptance, t);
}

export function disputeInWords(acceptance: Pick<AcceptanceSummary, 'mode'>, t: Translate): string {
  return t(wasRecorded(acceptance) ? 'disputed' : 'disputedSignature');
}
