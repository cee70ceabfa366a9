import type { AcceptanceSummary, Signatory } from '@quillcare/contracts';
import { wasRecordedByStaff } from '@quillcare/rules';
import type { Translate as TranslateOf } from '../words/words.types';
import type { signingWords } from './signing.en';

type Translate = TranslateOf<(typeof signingWords)['en']>;

/** Returns who signed, with their relationship to the patient. */
export function formatSignatory({ role, name, relationship }: Signatory, t: Translate): string {
  if (role === 'PATIENT') return t('role.PATIENT');
  const signatory = relationship === '' ? name : `${name} (${relationship})`;
  return `${t(`role.${role}`)}: ${signatory}`;
}

/** Returns how reliable an acceptance is. A dispute takes precedence over everything else. */
export function formatAssurance(
  acceptance: Pick<AcceptanceSummary, 'assurance' | 'disputedAt' | 'mode'>,
  t: Translate,
): string {
  const { assurance, disputedAt } = acceptance;
  return disputedAt === null ? t(`assurance.${assurance}`) : formatDispute(acceptance, t);
}

export function formatDispute(acceptance: Pick<AcceptanceSummary, 'mode'>, t: Translate): string {
  return t(wasRecordedByStaff(acceptance) ? 'disputed' : 'disputedSignature');
}
