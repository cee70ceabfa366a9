import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listContactMessages, type ContactMessage } from '@quillcare/contracts';
import { EmptyState, MailIcon, PageHeader, StatusChip, type GridColDef } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats, type Formats } from '../../shared/formats/use-formats';
import { ServerList } from '../../shared/list/server-list.view';
import { useListState } from '../../shared/list/use-list-state';
import { ContactMessageDrawer } from './contact-message.drawer';
import { mailStateOf, senderOf } from './contact-message';
import { contactMessageTexts } from './contact-message.texts';

const SECONDARY = ['practiceName'];

/** For super admins: messages from the public site. */
export function ContactMessageListPage() {
  const state = useListState();
  const page = useOperationQuery(listContactMessages, { query: state.query });
  const formats = useFormats();
  const [openId, open] = useOpenMessage();
  const columns = useMemo(() => columnsFor(formats, open), [formats, open]);
  return (
    <>
      <PageHeader title={contactMessageTexts.title} subtitle={contactMessageTexts.subtitle} />
      <ServerList<ContactMessage>
        label={contactMessageTexts.title}
        searchLabel={contactMessageTexts.search}
        state={state}
        defaultSort="-createdAt"
        page={page}
        columns={columns}
        secondary={SECONDARY}
        onOpen={({ id }) => open(id)}
        renderCard={(message) => <MessageCard message={message} onOpen={() => open(message.id)} />}
        empty={
          <EmptyState
            icon={<MailIcon />}
            title={contactMessageTexts.empty}
            hint={contactMessageTexts.emptyHint}
          />
        }
      />
      <ContactMessageDrawer
        message={page.data?.items.find(({ id }) => id === openId)}
        onClose={() => open(null)}
      />
    </>
  );
}

/** The open message lives in the URL: going back closes it. */
function useOpenMessage(): [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (id: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (id) after.set('message', id);
          else after.delete('message');
          return after;
        },
        // The list stays where it is behind the drawer.
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return [params.get('message'), open];
}

function columnsFor(formats: Formats, open: (id: string) => void): GridColDef<ContactMessage>[] {
  return [
    {
      field: 'createdAt',
      headerName: contactMessageTexts.received,
      width: 190,
      cellClassName: 'tabular',
      valueFormatter: (value: string) => formats.dateTime(value),
    },
    {
      field: 'sender',
      headerName: contactMessageTexts.sender,
      flex: 1,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row, hasFocus }) => (
        <Link
          component="button"
          onClick={() => open(row.id)}
          tabIndex={hasFocus ? 0 : -1}
          color="text.primary"
          noWrap
          sx={{ fontWeight: 500, font: 'inherit', textAlign: 'left' }}
        >
          {senderOf(row)}
        </Link>
      ),
    },
    {
      field: 'practiceName',
      headerName: contactMessageTexts.practice,
      flex: 1,
      minWidth: 150,
      sortable: false,
    },
    {
      field: 'message',
      headerName: contactMessageTexts.message,
      flex: 2,
      minWidth: 180,
      sortable: false,
    },
    {
      field: 'mailState',
      headerName: contactMessageTexts.mail,
      width: 165,
      sortable: false,
      renderCell: ({ row }) => <MailChip message={row} />,
    },
  ];
}

function MailChip({ message }: { message: ContactMessage }) {
  const { label, tone, explained } = mailStateOf(message);
  return (
    <span title={explained}>
      <StatusChip label={label} tone={tone} />
    </span>
  );
}

function MessageCard({ message, onOpen }: { message: ContactMessage; onOpen: () => void }) {
  const formats = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Link
          component="button"
          onClick={onOpen}
          color="text.primary"
          sx={{ fontWeight: 600, textAlign: 'left' }}
        >
          {senderOf(message)}
        </Link>
        <MailChip message={message} />
      </Box>
      <Typography color="textSecondary">
        {message.practiceName} · {formats.dateTime(message.createdAt)}
      </Typography>
      <Typography noWrap>{message.message}</Typography>
    </Box>
  );
}
