import { formatOwnPhone } from '@quillcare/rules';
import { FRAME } from './frame.en';
import type { Practice } from './patient.screen';

/** The practice's telephone number and email address, as far as known. */
export function ContactLinks({ practice }: { practice: Practice }) {
  return (
    <p className="p-contact">
      {practice.phone && <a href={telephone(practice.phone)}>{FRAME.call(formatOwnPhone(practice.phone))}</a>}
      {practice.email && <a href={`mailto:${practice.email}`}>{FRAME.write(practice.email)}</a>}
    </p>
  );
}

/** The best way to reach the practice: telephone if it has one, otherwise email. */
export function ContactLink({
  practice,
  className,
}: {
  practice: Pick<Practice, 'phone' | 'email'>;
  className?: string;
}) {
  const { phone, email } = practice;
  if (!phone && !email) return null;
  return phone ? (
    <a className={className} href={telephone(phone)}>
      {FRAME.call(formatOwnPhone(phone))}
    </a>
  ) : (
    <a className={className} href={`mailto:${email}`}>
      {FRAME.write(email)}
    </a>
  );
}

function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
