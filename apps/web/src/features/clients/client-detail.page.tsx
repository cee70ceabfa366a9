import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { getClient, restoreClient, type Client } from '@quillcare/contracts';
import { ageOn, formatPhone } from '@quillcare/rules';
import { Facts, Panel, StatusChip } from '@quillcare/ui';
import { defineDetail } from '../../shared/detail/detail.page';
import { RecordStory } from '../../shared/forms/record/record-facts.view';
import { useFormats } from '../../shared/formats/use-formats';
import { SuppressedAddress } from '../../shared/mail/suppressed-address.view';
import { ClientWarnings } from '../../shared/notes/client-warnings.view';
import { NotesPanel } from '../../shared/notes/notes.panel';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { clientActs, newQuote } from './client-acts.definition';
import { ClientQuotes } from './client-quotes.view';
import { clientWords } from './client.en';
import { clientName } from './client.form';
import { ConsentsPanel } from './consents.panel';
import { DuplicateHint } from './duplicate-hints.view';
import { HouseholdPanel } from './household.panel';
import { MergeNotice } from './merge-notice.view';
import { ClientTimeline } from './timeline/client-timeline.view';

interface OfClient {
  record: Client;
}

export const ClientDetailPage = defineDetail<Client>({
  get: getClient,
  list: { path: '/clients', label: () => word(clientWords, 'pages.list') },
  failed: () => word(clientWords, 'pages.failed'),
  nameOf: clientName,
  tabTitle: () => word(clientWords, 'pages.one'),
  recent: 'client',
  movedTo: ({ mergedInto }) => mergedInto && `/clients/${mergedInto}`,
  chips: ({ isVip, isDuplicateFlag }) => (
    <>
      {isVip && <StatusChip label={word(clientWords, 'vip')} tone="warning" />}
      {isDuplicateFlag && <StatusChip label={word(clientWords, 'duplicate')} tone="muted" />}
    </>
  ),
  subtitle: (client) => <ContactStrip client={client} />,
  acts: clientActs,
  primary: () => newQuote,
  restore: restoreClient,
  notices: [
    ({ record }) => <ClientWarnings clientId={record.id} />,
    ({ record }) => <SuppressedAddress address={record.email} />,
    ({ record }) => <MergeNotice client={record} />,
    ({ record }) => <DuplicateHint client={record} />,
  ],
  // On a phone the client's details come above the timeline, which can be many screens long.
  isSideFirst: true,
  side: [
    ClientFacts,
    ({ record }) => <HouseholdPanel client={record} />,
    ({ record }) => <ConsentsPanel client={record} />,
  ],
  main: [
    ({ record }) => <ClientQuotes clientId={record.id} />,
    ({ record }) => (
      <NotesPanel entityType="CLIENT_NOTE" entityId={record.id} isReadOnly={record.deletedAt !== null} />
    ),
    ({ record }) => <ClientTimeline clientId={record.id} />,
  ],
});

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

function ClientFacts({ record: client }: OfClient) {
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
