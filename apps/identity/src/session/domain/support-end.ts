import type { SupportEnd } from '@quillcare/contracts';
import type { EndReason } from './session';

export function supportEndOf(reason: EndReason): SupportEnd {
  switch (reason) {
    case 'SUPPORT_STOPPED':
      return 'STOPPED';
    case 'SUPPORT_EXPIRED':
      return 'EXPIRED';
    case 'SIGNED_OUT':
      return 'SIGNED_OUT';
    case 'SIGNED_OUT_ELSEWHERE':
      return 'ENDED_BY_PERSON';
    default:
      return 'ACCOUNT_CHANGED';
  }
}

const END_NOTES: Record<SupportEnd, string> = {
  STOPPED: 'Stopped by the super admin.',
  SIGNED_OUT: 'The super admin’s own session ended.',
  EXPIRED: 'The support session timed out.',
  ENDED_BY_PERSON: 'Ended by the account holder.',
  ACCOUNT_CHANGED: 'An account changed, so the access ended.',
};

/** Returns the audit note on how a support session ended. */
export function endNote(reason: EndReason): string {
  return END_NOTES[supportEndOf(reason)];
}
