import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { getLead, restoreLead, type LeadDetail } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { FactList, Panel, StatusChip } from '@quillcare/ui';
import { scheduleCallback } from '../../shared/callbacks/schedule-callback.definition';
import { defineDetail } from '../../shared/detail/detail.page';
import { DuplicateNotice } from '../../shared/entries/duplicate-mark.view';
import { RecordHistory } from '../../shared/forms/record/record-facts.view';
import { useFormats } from '../../shared/formats/use-formats';
import { NotesPanel } from '../../shared/notes/notes.panel';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { ContactsPanel } from './contacts.panel';
import { isOpenLead, leadName, toStatusDisplay } from './lead';
import { leadWords } from './lead.en';
import { leadActs } from './lead-acts.definition';
import { LeadEnquiryPanel } from './lead-enquiry.panel';
import { OwnerInput } from './owner.input';

interface LeadProps {
  record: LeadDetail;
}

const { contacted, convert, reopen, openClient, lose, edit } = leadActs;
const NEXT = { NEW: contacted, CONTACTED: convert, QUALIFIED: convert, LOST: reopen, CONVERTED: openClient };

export const LeadDetailPage = defineDetail<LeadDetail>({
  get: getLead,
  list: { path: '/leads', label: () => word(leadWords, 'pages.list') },
  failed: () => word(leadWords, 'pages.failed'),
  nameOf: leadName,
  tabTitle: () => word(leadWords, 'pages.one'),
  recent: 'lead',
  chips: (lead) => (
    <>
      <StatusChip {...toStatusDisplay(lead.status)} />
      {lead.urgency === 'URGENT' && isOpenLead(lead) && (
        <StatusChip label={word(leadWords, 'options.urgency.URGENT')} tone="error" />
      )}
    </>
  ),
  subtitle: (lead) => <ContactStrip lead={lead} />,
  acts: [
    leadActs.delete,
    edit,
    scheduleCallback<LeadDetail>(({ id }) => ({ leadId: id }), leadName, isOpenLead),
    lose,
    openClient,
    reopen,
    convert,
    contacted,
  ],
  primary: ({ status }) => NEXT[status],
  restore: restoreLead,
  notices: [({ record }) => <DuplicateNotice record={record} path="/leads" />],
  main: [
    Enquiry,
    ({ record }) => <LeadEnquiryPanel leadId={record.id} />,
    ({ record }) => (
      <NotesPanel entityType="LEAD_NOTE" entityId={record.id} isReadOnly={record.deletedAt !== null} />
    ),
  ],
  side: [HandlingPanel, ({ record }) => <ContactsPanel lead={record} />],
});

function ContactStrip({ lead: { phone, email } }: { lead: LeadDetail }) {
  const { organisation } = useSession();
  return (
    <Box sx={{ display: 'flex', gap: 2, rowGap: 0, flexWrap: 'wrap' }}>
      {phone && (
        <Link href={`tel:${phone}`} color="inherit" className="tabular">
          {formatPhone(phone, organisation.country)}
        </Link>
      )}
      {email && (
        <Link href={`mailto:${email}`} color="inherit">
          {email}
        </Link>
      )}
    </Box>
  );
}

function Enquiry({ record: lead }: LeadProps) {
  const t = useWords(leadWords);
  const formats = useFormats();
  const { interestedIn, category, source, message, referringDoctor, campaign, expectedValueMinor } = lead;
  const { surgeryName, siteName, referringDoctorName } = lead;
  return (
    <Panel title={t('sections.enquiry')}>
      {message && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch', mb: 3 }}>
          {message}
        </Typography>
      )}
      <FactList
        items={[
          ...renderLink(t('fields.surgeryId'), surgeryName),
          ...(interestedIn === surgeryName && surgeryName
            ? []
            : [{ label: t('fields.interestedIn'), value: interestedIn }]),
          ...renderLink(t('fields.siteId'), siteName),
          { label: t('fields.category'), value: t(`options.category.${category}`) },
          { label: t('fields.source'), value: t(`options.source.${source}`) },
          ...renderLink(t('fields.referringDoctorId'), referringDoctorName),
          { label: t('fields.referringDoctor'), value: referringDoctor },
          { label: t('fields.campaign'), value: campaign },
          {
            label: t('fields.expectedValueMinor'),
            value: expectedValueMinor === null ? null : formats.money(expectedValueMinor),
          },
        ]}
      />
    </Panel>
  );
}

/** Links to a record of the directory, if the lead refers to one. */
function renderLink(label: string, value: string | null) {
  return value === null ? [] : [{ label, value }];
}

function HandlingPanel({ record: lead }: LeadProps) {
  const t = useWords(leadWords);
  const formats = useFormats();
  const { firstContactedAt, nextFollowUpOn, lostReason, lostNote, convertedAt } = lead;
  return (
    <Panel title={t('sections.handling')}>
      <OwnerInput lead={lead} />
      <Box sx={{ mt: 2 }}>
        <FactList
          items={[
            {
              label: t('detail.reached'),
              value: firstContactedAt ? formats.dateTime(firstContactedAt) : t('detail.notReached'),
            },
            { label: t('fields.nextFollowUpOn'), value: formats.date(nextFollowUpOn) },
            { label: t('fields.priority'), value: t(`options.priority.${lead.priority}`) },
            { label: t('fields.urgency'), value: t(`options.urgency.${lead.urgency}`) },
            { label: t('fields.sentiment'), value: t(`options.sentiment.${lead.sentiment}`) },
            ...(lostReason ? [{ label: t('detail.lostReason'), value: lostReason }] : []),
            ...renderLink(t('detail.lostNote'), lostNote),
            ...(convertedAt ? [{ label: t('detail.converted'), value: formats.dateTime(convertedAt) }] : []),
            { label: t('detail.consent'), value: useConsent(lead) },
          ]}
        />
      </Box>
      <RecordHistory record={lead} />
    </Panel>
  );
}

function useConsent(lead: LeadDetail): string {
  const t = useWords(leadWords);
  const consents = (['consentPhone', 'consentEmail', 'consentSms'] as const).filter((field) => lead[field]);
  return consents.length === 0
    ? t('detail.noConsent')
    : consents.map((field) => t(`fields.${field}`)).join(', ');
}
