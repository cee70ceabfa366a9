import type { CaseDepositView } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';
import { word } from '../words/words';
import { depositWords } from './deposit.en';

const TONES: Readonly<Record<CaseDepositView['standing'], ToneName>> = {
  NOT_ASKED: 'muted',
  WAITING: 'neutral',
  CLOSED: 'muted',
  STOPPED: 'muted',
  OFFERED: 'info',
  OVERDUE: 'warning',
  UNDER_WAY: 'info',
  PAID: 'success',
  REFUNDED: 'muted',
};

export function depositLook({ standing }: Pick<CaseDepositView, 'standing'>): {
  label: string;
  tone: ToneName;
} {
  return { label: word(depositWords, `standing.${standing}`), tone: TONES[standing] };
}
