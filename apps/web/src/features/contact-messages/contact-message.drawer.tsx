import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@quillcare/contracts';
import { CloseIcon, Facts, MailIcon, StatusChip } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { mailStateOf, replyLink, senderOf } from './contact-message';
import { useWords } from '../../shared/words/words';
import { contactMessageWords } from './contact-message.en';

export interface ContactMessageDrawerProps {
  message: ContactMessage | undefined;
  onClose: () => void;
}

/** One message beside the list, with the way to answer it. */
export function ContactMessageDrawer({ message, onClose }: ContactMessageDrawerProps) {
  const t = useWords(contactMessageWords);
  return (
    <Drawer
      anchor="right"
      open={message !== undefined}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: { width: { xs: '100%', sm: 520 } },
          'aria-label': t('message'),
          role: 'dialog',
        },
      }}
    >
      {message && <Content message={message} onClose={onClose} />}
    </Drawer>
  );
}

function Content({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const t = useWords(contactMessageWords);
  const formats = useFormats();
  const { explained, ...chip } = mailStateOf(message);
  return (
    <Box sx={{ p: 3, display: 'grid', gap: 3, justifyItems: 'stretch' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {senderOf(message)}
          </Typography>
          <Typography color="textSecondary">{message.practiceName}</Typography>
        </Box>
        <IconButton onClick={onClose} aria-label={t('close')} autoFocus>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Facts
        items={[
          { label: t('email'), value: message.email },
          { label: t('received'), value: formats.dateTime(message.createdAt) },
          {
            label: t('mailLong'),
            value: (
              <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
                <StatusChip {...chip} />
                <Typography variant="body2" color="textSecondary">
                  {explained}
                </Typography>
              </Box>
            ),
          },
        ]}
      />
      <Typography
        component="div"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6, maxWidth: '68ch' }}
      >
        {message.message}
      </Typography>
      <Box>
        <Button href={replyLink(message)} variant="contained" startIcon={<MailIcon />}>
          {t('reply')}
        </Button>
      </Box>
    </Box>
  );
}
