import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@quillcare/contracts';
import { Facts, MailIcon, RecordDrawer, RecordDrawerHead, StatusChip } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { mailStateOf, replyLink, senderOf } from './contact-message';
import { useWords } from '../../shared/words/words';
import { contactMessageWords } from './contact-message.en';

export interface ContactMessageDrawerProps {
  message: ContactMessage | undefined;
  onClose: () => void;
}

export function ContactMessageDrawer({ message, onClose }: ContactMessageDrawerProps) {
  const t = useWords(contactMessageWords);
  return (
    <RecordDrawer
      isOpen={message !== undefined}
      onClose={onClose}
      label={t('message')}
      closeLabel={t('close')}
    >
      {message && <Content message={message} />}
    </RecordDrawer>
  );
}

function Content({ message }: { message: ContactMessage }) {
  const t = useWords(contactMessageWords);
  const formats = useFormats();
  const { explained, ...chip } = mailStateOf(message);
  return (
    <>
      <RecordDrawerHead title={senderOf(message)}>
        <Typography color="textSecondary">{message.practiceName}</Typography>
      </RecordDrawerHead>
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
    </>
  );
}
