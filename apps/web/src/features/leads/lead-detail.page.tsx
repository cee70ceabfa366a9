import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getLead, restoreLead, type LeadDetail } from '@quillcare/contracts';
import { FactList, Panel, StatusChip } from '@quillcare/ui';
import { scheduleCallback } from '../../shared/callbacks/schedule-callback.definition';
import { ContactStrip } from '../../shared/detail/contact-strip.view';
import { defineDetail } from '../../shared/detail/detail.page';
import { DuplicateNotice } from '../../shared/entries/duplicate-mark.view';
import { RecordHistory } from '../../shared/forms/record/record-facts.view';
import { useFormats } from '../../shared/formats/use-formats';
import { NotesPanel } from '../../shared/notes/notes.panel';
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
  subtitle: ({ phone, email }) => <ContactStrip phone={phone} email={email} />,
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
          ...optionalFact(t('fields.surgeryId'), surgeryName),
          ...(surgeryName && interestedIn === surgeryName
            ? []
            : [{ label: t('fields.interestedIn'), value: interestedIn }]),
          ...optionalFact(t('fields.siteId'), siteName),
          { label: t('fields.category'), value: t(`options.category.${category}`) },
          { label: t('fields.source'), value: t(`options.source.${source}`) },
          ...optionalFact(t('fields.referringDoctorId'), referringDoctorName),
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

/** A fact that is left out if unknown. */
const optionalFact = (label: string, value: string | null) => (value ? [{ label, value }] : []);

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
            ...optionalFact(t('detail.lostReason'), lostReason),
            ...optionalFact(t('detail.lostNote'), lostNote),
            ...optionalFact(t('detail.converted'), formats.dateTime(convertedAt)),
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
