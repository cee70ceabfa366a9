import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink, Navigate, useNavigate, useParams } from 'react-router-dom';
import { deleteClient, getClient, restoreClient, type Client } from '@quillcare/contracts';
import { ageOn, formatPhone } from '@quillcare/rules';
import { DeleteIcon, EditIcon, Facts, PageHeader, Panel, PlusIcon, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { NewCallbackButton } from '../../shared/callbacks/new-callback-button.view';
import { RecordStory } from '../../shared/forms/record/record-facts.view';
import { useFormats } from '../../shared/formats/use-formats';
import { SuppressedAddress } from '../../shared/mail/suppressed-address.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { ClientWarnings } from '../../shared/notes/client-warnings.view';
import { NotesPanel } from '../../shared/notes/notes.panel';
import { useRecentRecord } from '../../shared/recent/use-recent-record';
import { DeletedNotice } from '../../shared/removal/deleted-notice.view';
import { useDelete } from '../../shared/removal/use-delete';
import { useRights, useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { ClientQuotes } from './client-quotes.view';
import { clientWords } from './client.en';
import { clientName } from './client.form';
import { ConsentsPanel } from './consents.panel';
import { DuplicateHint } from './duplicate-hints.view';
import { HouseholdPanel } from './household.panel';
import { MergeNotice } from './merge-notice.view';
import { MergeButton } from './merge-start.dialog';
import { ClientTimeline } from './timeline/client-timeline.view';

/** One client: how to reach them, their quotes and their details. */
export function ClientDetailPage() {
  const { id = '' } = useParams();
  const t = useWords(clientWords);
  const request = useOperationQuery(getClient, { params: { id } });
  return (
    <Loaded
      request={request}
      failed={t('pages.failed')}
      back={<BackLink to="/clients">{t('pages.list')}</BackLink>}
      skeleton={420}
    >
      {(client) =>
        client.mergedInto ? (
          <Navigate to={`/clients/${client.mergedInto}`} replace />
        ) : (
          <OneClient key={client.id} client={client} />
        )
      }
    </Loaded>
  );
}

function OneClient({ client }: { client: Client }) {
  const t = useWords(clientWords);
  const { allows } = useRights();
  const name = clientName(client);
  useRecentRecord('client', client.id, name);
  return (
    <>
      <PageHeader
        back={<BackLink to="/clients">{t('pages.list')}</BackLink>}
        title={name}
        tabTitle={t('pages.one')}
        aside={
          <>
            {client.isVip && <StatusChip label={t('vip')} tone="warning" />}
            {client.isDuplicateFlag && <StatusChip label={t('duplicate')} tone="muted" />}
          </>
        }
        subtitle={<ContactStrip client={client} />}
        actions={client.deletedAt ? undefined : <ClientActions client={client} />}
      />
      {client.deletedAt && (
        <DeletedNotice
          {...{ deletedAt: client.deletedAt, operation: restoreClient, record: client, name }}
          mayRestore={allows(restoreClient)}
        />
      )}
      <ClientWarnings clientId={client.id} />
      <SuppressedAddress address={client.email} />
      <MergeNotice client={client} />
      <DuplicateHint client={client} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          alignItems: 'start',
        }}
      >
        {/* Who it is comes first, on a phone above a timeline of many screens. */}
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0, gridColumn: { lg: 2 }, gridRow: { lg: 1 } }}>
          <ClientFacts client={client} />
          <HouseholdPanel client={client} />
          <ConsentsPanel client={client} />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0, gridColumn: { lg: 1 }, gridRow: { lg: 1 } }}>
          <ClientQuotes clientId={client.id} />
          <NotesPanel entityType="CLIENT_NOTE" entityId={client.id} isReadOnly={client.deletedAt !== null} />
          <ClientTimeline clientId={client.id} />
        </Box>
      </Box>
    </>
  );
}

function ContactStrip({ client }: { client: Client }) {
  const { organisation } = useSession();
  return (
    <Box sx={{ display: 'flex', gap: 2, rowGap: 0, flexWrap: 'wrap' }}>
      <Link href={`tel:${client.phone}`} color="inherit" className="tabular">
        {formatPhone(client.phone, organisation.country)}
      </Link>
      <Link href={`mailto:${client.email}`} color="inherit">
        {client.email}
      </Link>
    </Box>
  );
}

function ClientActions({ client }: { client: Client }) {
  const t = useWords(clientWords);
  const { can } = useRights();
  const navigate = useNavigate();
  const { start, dialog } = useDelete({
    remove: deleteClient,
    restore: restoreClient,
    record: client,
    name: clientName(client),
    onDeleted: () => void navigate('/clients'),
    onRestored: () => void navigate(`/clients/${client.id}`),
  });
  return (
    <>
      <MergeButton client={client} />
      <NewCallbackButton about={{ clientId: client.id }} name={clientName(client)} />
      {can('CLIENTS', 'DELETE') && (
        <Button onClick={start} startIcon={<DeleteIcon />} color="inherit">
          {t('delete')}
        </Button>
      )}
      {can('CLIENTS', 'UPDATE') && (
        <Button
          {...{ component: RouterLink, to: `/clients/${client.id}/edit` }}
          variant="outlined"
          startIcon={<EditIcon />}
        >
          {t('edit')}
        </Button>
      )}
      {can('QUOTES', 'CREATE') && (
        <Button
          {...{ component: RouterLink, to: `/quotes/create?clientId=${client.id}` }}
          variant="contained"
          startIcon={<PlusIcon />}
        >
          {t('newQuote')}
        </Button>
      )}
      {dialog}
    </>
  );
}

function ClientFacts({ client }: { client: Client }) {
  const t = useWords(clientWords);
  const { organisation } = useSession();
  const formats = useFormats();
  const { dateOfBirth, secondaryPhone } = client;
  const born =
    dateOfBirth &&
    `${formats.date(dateOfBirth)} (${t('age', { count: ageOn(dateOfBirth, formats.today()) })})`;
  return (
    <Panel title={t('facts')}>
      <Facts
        items={[
          { label: t('fields.dateOfBirth'), value: born },
          {
            label: t('fields.secondaryPhone'),
            value: secondaryPhone && formatPhone(secondaryPhone, organisation.country),
          },
          { label: t('address'), value: addressOf(client) },
        ]}
      />
      <RecordStory record={client} />
    </Panel>
  );
}

function addressOf({ streetAddress, suburb, city, state, postcode }: Client): string {
  const region = [state, postcode].filter(Boolean).join(' ');
  return [streetAddress, suburb, city, region].filter(Boolean).join(', ');
}
