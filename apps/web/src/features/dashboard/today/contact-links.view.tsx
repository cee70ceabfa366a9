import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { TodayItem } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { useSession } from '../../../shared/session/session.context';

/** Phone and email links, large enough to tap. */
export function ContactLinks({ item: { phone, email } }: { item: Pick<TodayItem, 'phone' | 'email'> }) {
  const { organisation } = useSession();
  if (!phone && !email) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {phone && (
        <Link
          href={`tel:${phone}`}
          className="tabular"
          sx={{ fontSize: '1.25rem', fontWeight: 600, py: 0.5 }}
        >
          {formatPhone(phone, organisation.country)}
        </Link>
      )}
      {email && (
        <Link href={`mailto:${email}`} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          {email}
        </Link>
      )}
    </Box>
  );
}
