import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Mail } from './mailbox';
import { mailboxWords } from './mailbox.en';
import { useWords } from '../../shared/words/words';

export interface MailListProps {
  mails: readonly Mail[];
  chosenId: string | undefined;
  hrefOf: (mail: Mail) => string;
  timeOf: (mail: Mail) => string;
}

/** The mails as links, newest first. */
export function MailList({ mails, chosenId, hrefOf, timeOf }: MailListProps) {
  const t = useWords(mailboxWords);
  return (
    <Box component="ul" aria-label={t('list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {mails.map((mail) => (
        <Box component="li" key={mail.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Box
            component={RouterLink}
            to={hrefOf(mail)}
            replace
            aria-current={mail.id === chosenId ? 'true' : undefined}
            sx={{
              display: 'block',
              px: 2,
              py: 1.25,
              color: 'text.primary',
              textDecoration: 'none',
              bgcolor: mail.id === chosenId ? 'surface.tint' : 'transparent',
              '&:hover': { bgcolor: mail.id === chosenId ? 'surface.tint' : 'surface.hover' },
              '&:focus-visible': { outlineOffset: -2 },
            }}
          >
            <Typography sx={{ fontWeight: 600 }}>{mail.subject}</Typography>
            <Typography variant="body2" color="textSecondary">
              {mail.to}
            </Typography>
            <Typography variant="caption" color="textSecondary" className="tabular">
              {timeOf(mail)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
