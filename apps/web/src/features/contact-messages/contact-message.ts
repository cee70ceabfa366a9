import type { ContactMessage } from '@quillcare/contracts';
import type { StatusChipProps, ToneName } from '@quillcare/ui';
import { word } from '../../shared/words/words';
import { contactMessageWords } from './contact-message.en';

const TONES: Record<keyof typeof contactMessageWords.en.states, ToneName> = {
  DELIVERED: 'success',
  PENDING: 'info',
  FAILED: 'error',
  none: 'neutral',
};

export function senderOf({ firstName, lastName }: ContactMessage): string {
  return `${firstName} ${lastName}`;
}

/** Chip and explanation for the delivery state of the notification email to the operator. */
export function mailStateOf({ mailState }: ContactMessage): StatusChipProps & { explained: string } {
  const state = mailState ?? 'none';
  return {
    label: word(contactMessageWords, `states.${state}`),
    tone: TONES[state],
    explained: word(contactMessageWords, `explained.${state}`),
  };
}

/** Returns a `mailto:` link. Everything but the @ is encoded, because the address may contain `?` or `&`. */
export function replyLink({ email }: ContactMessage): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(word(contactMessageWords, 'replySubject'))}`;
}
