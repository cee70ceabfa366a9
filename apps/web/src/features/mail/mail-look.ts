import type { MailItem } from '@quillcare/contracts';
import type { StatusLook } from '../../shared/status/status';
import { word } from '../../shared/words/words';
import { mailWords } from './mail-list.en';

export function mailLook({
  state,
  failure,
  complainedAt,
}: Pick<MailItem, 'state' | 'failure' | 'complainedAt'>): StatusLook {
  const label = (name: Parameters<typeof stateWord>[0]) => stateWord(name);
  if (complainedAt !== null) return { label: label('COMPLAINED'), tone: 'warning' };
  if (state === 'DELIVERED') return { label: label('DELIVERED'), tone: 'success' };
  if (state === 'PENDING') return { label: label('PENDING'), tone: 'info' };
  if (failure === 'BOUNCED') return { label: label('BOUNCED'), tone: 'error' };
  if (failure === 'SUPPRESSED') return { label: label('SUPPRESSED'), tone: 'warning' };
  return { label: label('FAILED'), tone: 'error' };
}

const stateWord = (
  name: 'PENDING' | 'DELIVERED' | 'FAILED' | 'BOUNCED' | 'SUPPRESSED' | 'COMPLAINED',
): string => word(mailWords, `states.${name}`);

/** Returns further details about the delivery: the error, use of the fallback server and soft bounces. */
export function mailDetail({
  detail,
  route,
  routeReason,
  softBounces,
}: Pick<MailItem, 'detail' | 'route' | 'routeReason' | 'softBounces'>): string {
  return [
    detail,
    route === 'FALLBACK' && word(mailWords, 'fallback', { reason: routeReason ?? '' }).trim(),
    softBounces > 0 && word(mailWords, 'softBounces', { count: softBounces }),
  ]
    .filter(Boolean)
    .join(' ');
}
