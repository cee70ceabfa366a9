import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';
import type { Clash } from './use-booking';

/** Who or what is double-booked, with a link to the other case. Never names its patient. */
export function ClashNotice({ clash: { clashes, mayAllow } }: { clash: Clash }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  return (
    <Alert severity="warning">
      <AlertTitle>{t('booking.clash')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2 }}>
        {clashes.map(({ name, caseId, quoteNumber, startsAt, durationMinutes }) => (
          <li key={`${caseId} ${name}`}>
            <Link component={RouterLink} to={`/surgery-cases/${caseId}`} target="_blank" color="inherit">
              {t('booking.clashLine', {
                name,
                number: quoteNumber,
                minutes: durationMinutes,
                date: formats.dateTime(startsAt),
              })}
            </Link>
          </li>
        ))}
      </Box>
      {t(mayAllow ? 'booking.clashHint' : 'booking.clashRefused')}
    </Alert>
  );
}
