import { formatPhone, type Country } from '@quillcare/rules';

/** A stored number as the practice's country writes it. */
export function PhoneFormat({ phone, country }: { phone: string; country: Country }) {
  return <>{formatPhone(phone, country)}</>;
}
