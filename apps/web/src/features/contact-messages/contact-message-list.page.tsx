import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { listContactMessages, type ContactMessage } from '@quillcare/contracts';
import { MailIcon, FactList, RecordDrawer, RecordDrawerHead, StatusChip, Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { useWords } from '../../shared/words/words';
import { toMailState, senderName, buildReplyLink } from './contact-message';
import { contactMessageWords } from './contact-message.en';

const messageList = defineList({
  name: 'contact-messages',
  operation: listContactMessages,
  words: contactMessageWords,
  title: 'title',
  subtitle: 'subtitle',
  search: 'search',
  defaultSort: '-createdAt',
  nameOf: senderName,
  opens: {
    drawer: 'message',
    view: ({ row, close }) => <ContactMessageDrawer message={row} onClose={close} />,
  },
  columns: [
    { kind: 'link', name: 'sender', label: 'sender', value: senderName, isFixed: true },
    {
      kind: 'text',
      name: 'practice',
      label: 'practice',
      from: 'lg',
      value: ({ practiceName }) => practiceName,
    },
    {
      kind: 'text',
      name: 'message',
      label: 'message',
      grow: 2,
      minWidth: 160,
      value: ({ message }) => message,
    },
    {
      kind: 'date',
      name: 'received',
      label: 'received',
      sort: 'createdAt',
      as: 'ago',
      width: 130,
      value: ({ createdAt }) => createdAt,
    },
    {
      kind: 'status',
      name: 'mail',
      label: 'mail',
      width: 150,
      value: toMailState,
      hint: (message) => toMailState(message).explained,
    },
  ],
  empty: { icon: <MailIcon />, title: 'empty', hint: 'emptyHint' },
});

/** Messages sent from the public site, for super admins. */
export function ContactMessageListPage() {
  return <ListPage list={messageList} />;
}

interface ContactMessageDrawerProps {
  message: ContactMessage | undefined;
  onClose: () => void;
}

function ContactMessageDrawer({ message, onClose }: ContactMessageDrawerProps) {
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
  const { explained, ...chip } = toMailState(message);
  return (
    <>
      <RecordDrawerHead title={senderName(message)}>
        <Typography color="textSecondary">{message.practiceName}</Typography>
      </RecordDrawerHead>
      <FactList
        items={[
          { label: t('email'), value: message.email },
          { label: t('received'), value: formats.dateTime(message.createdAt) },
          {
            label: t('mailLong'),
            value: (
              <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
                <StatusChip {...chip} />
                <Muted>{explained}</Muted>
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
        <Button href={buildReplyLink(message)} variant="contained" startIcon={<MailIcon />}>
          {t('reply')}
        </Button>
      </Box>
    </>
  );
}
