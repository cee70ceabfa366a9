import { formatPhone } from '@quillcare/rules';
import { useSession } from '../session/session.context';

/** Returns a function that formats a phone number the way the practice's country writes it. */
export function usePhone(): (phone: string) => string {
  const { country } = useSession().organisation;
  return (phone) => formatPhone(phone, country);
}
