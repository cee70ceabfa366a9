import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { deleteClient, getClient, restoreClient, type Client } from '@quillcare/contracts';
import { ageOn, formatPhone } from '@quillcare/rules';
import { DeleteIcon, EditIcon, ErrorState, Facts, PageHeader, PlusIcon, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights, useSession } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { BackLink } from '../../shared/navigation/back-link.view';
import { DeletedNotice } from '../../shared/removal/deleted-notice.view';
import { useDelete } from '../../shared/removal/use-delete';
import { ClientQuotes } from './client-quotes.view';
import { clientTexts } from './client.texts';

const nameOf = ({ firstName, lastName }: Client) => `${firstName} ${lastName}`;

export function ClientDetailPage() {
  const { id = '' } = useParams();
  const { can } = useRights();
  const { data: client, error, refetch } = useOperationQuery(getClient, { params: { id } });
  if (error && !client)
    return (
      <ErrorState
        title={clientTexts.loadFailed}
        message={error.detail}
        reference={error.correlationId}
        onRetry={refetch}
        action={
          <Button component={RouterLink} to="/clients">
            {clientTexts.back}
          </Button>
        }
      />
    );
  if (!client) return <Skeleton variant="rounded" height={420} />;
  return (
    <>
      <PageHeader
        back={<BackLink to="/clients">{clientTexts.back}</BackLink>}
        title={nameOf(client)}
        aside={
          <>
            {client.isVip && <StatusChip label={clientTexts.vip} tone="warning" />}
            {client.isDuplicateFlag && <StatusChip label={clientTexts.duplicate} tone="muted" />}
          </>
        }
        subtitle={<ContactStrip client={client} />}
        actions={client.deletedAt ? undefined : <ClientActions client={client} />}
      />
      {client.deletedAt && (
        <DeletedNotice
          deletedAt={client.deletedAt}
          operation={restoreClient}
          record={client}
          name={nameOf(client)}
          mayRestore={can('CLIENTS', 'DELETE')}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          alignItems: 'start',
        }}
      >
        <ClientQuotes clientId={client.id} />
        <ClientFacts client={client} />
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
  const { can } = useRights();
  const navigate = useNavigate();
  const { start, dialog } = useDelete({
    remove: deleteClient,
    restore: restoreClient,
    record: client,
    name: nameOf(client),
    onDeleted: () => void navigate('/clients'),
    onRestored: () => void navigate(`/clients/${client.id}`),
  });
  return (
    <>
      {can('CLIENTS', 'DELETE') && (
        <Button onClick={start} startIcon={<DeleteIcon />} color="inherit">
          {clientTexts.remove}
        </Button>
      )}
      {can('CLIENTS', 'UPDATE') && (
        <Button
          component={RouterLink}
          to={`/clients/${client.id}/edit`}
          variant="outlined"
          startIcon={<EditIcon />}
        >
          {clientTexts.edit}
        </Button>
      )}
      {can('QUOTES', 'CREATE') && (
        <Button
          component={RouterLink}
          to={`/quotes/create?clientId=${client.id}`}
          variant="contained"
          startIcon={<PlusIcon />}
        >
          {clientTexts.newQuote}
        </Button>
      )}
      {dialog}
    </>
  );
}

function ClientFacts({ client }: { client: Client }) {
  const { organisation } = useSession();
  const formats = useFormats();
  const born =
    client.dateOfBirth &&
    `${formats.date(client.dateOfBirth)} (${clientTexts.age(ageOn(client.dateOfBirth, formats.today()))})`;
  const place = [
    client.streetAddress,
    client.suburb,
    client.city,
    [client.state, client.postcode].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Paper variant="outlined" component="section" aria-labelledby="client-facts" sx={{ p: 2.5 }}>
      <Typography variant="h2" id="client-facts" sx={{ mb: 2 }}>
        {clientTexts.facts}
      </Typography>
      <Facts
        items={[
          { label: clientTexts.born, value: born },
          {
            label: clientTexts.secondaryPhone,
            value: client.secondaryPhone && formatPhone(client.secondaryPhone, organisation.country),
          },
          { label: clientTexts.address, value: place },
          {
            label: clientTexts.notes,
            value: client.notes && <Box sx={{ whiteSpace: 'pre-wrap' }}>{client.notes}</Box>,
          },
          { label: clientTexts.added, value: formats.dateTime(client.createdAt) },
          { label: clientTexts.lastChanged, value: formats.dateTime(client.updatedAt) },
        ]}
      />
    </Paper>
  );
}
