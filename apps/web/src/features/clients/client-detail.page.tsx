import { getClient, restoreClient, type Client } from '@quillcare/contracts';
import { ageOn } from '@quillcare/rules';
import { FactList, Panel, StatusChip } from '@quillcare/ui';
import { ContactStrip } from '../../shared/detail/contact-strip.view';
import { defineDetail } from '../../shared/detail/detail.page';
import { RecordHistory } from '../../shared/forms/record/record-facts.view';
import { useFormats } from '../../shared/formats/use-formats';
import { usePhone } from '../../shared/formats/use-phone';
import { SuppressedAddress } from '../../shared/mail/suppressed-address.view';
import { ClientWarnings } from '../../shared/notes/client-warnings.view';
import { NotesPanel } from '../../shared/notes/notes.panel';
import { useWords, word } from '../../shared/words/words';
import { clientActs, newQuote } from './client-acts.definition';
import { ClientQuotes } from './client-quotes.view';
import { clientWords } from './client.en';
import { clientName } from './client-name';
import { ConsentsPanel } from './consents.panel';
import { DuplicateHint } from './duplicate-hints.view';
import { HouseholdPanel } from './household.panel';
import { MergeNotice } from './merge-notice.view';
import { ClientTimeline } from './timeline/client-timeline.view';

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
  subtitle: ({ phone, email }) => <ContactStrip phone={phone} email={email} />,
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

function ClientFacts({ record: client }: { record: Client }) {
  const t = useWords(clientWords);
  const formatPhone = usePhone();
  const formats = useFormats();
  const { dateOfBirth, secondaryPhone } = client;
  const born =
    dateOfBirth &&
    `${formats.date(dateOfBirth)} (${t('age', { count: ageOn(dateOfBirth, formats.today()) })})`;
  return (
    <Panel title={t('facts')}>
      <FactList
        items={[
          { label: t('fields.dateOfBirth'), value: born },
          { label: t('fields.secondaryPhone'), value: secondaryPhone && formatPhone(secondaryPhone) },
          { label: t('address'), value: addressOf(client) },
        ]}
      />
      <RecordHistory record={client} />
    </Panel>
  );
}

function addressOf({ streetAddress, suburb, city, state, postcode }: Client): string {
  const region = [state, postcode].filter(Boolean).join(' ');
  return [streetAddress, suburb, city, region].filter(Boolean).join(', ');
}
