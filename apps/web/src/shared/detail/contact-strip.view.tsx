import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { usePhone } from '../formats/use-phone';

/** A person's phone number and email address as links, below the title of their page. */
export function ContactStrip({ phone, email }: { phone: string | null; email: string | null }) {
  const formatPhone = usePhone();
  return (
    <Box sx={{ display: 'flex', gap: 2, rowGap: 0, flexWrap: 'wrap' }}>
      {phone && (
        <Link href={`tel:${phone}`} color="inherit" className="tabular">
          {formatPhone(phone)}
        </Link>
      )}
      {email && (
        <Link href={`mailto:${email}`} color="inherit">
          {email}
        </Link>
      )}
    </Box>
  );
}
