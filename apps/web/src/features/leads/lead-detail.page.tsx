import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import {
  changeLeadStatus,
  convertLead,
  deleteLead,
  getClient,
  getLead,
  restoreLead,
  updateLead,
  type LeadDetail,
} from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { DeleteIcon, EditIcon, Facts, PageHeader, Panel, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useCommand } from '../../shared/commands/use-command';
import { NewCallbackButton } from '../../shared/callbacks/new-callback-button.view';
import { DuplicateNotice } from '../../shared/entries/duplicate-mark.view';
import { RecordStory } from '../../shared/forms/record/record-facts.view';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { NotesPanel } from '../../shared/notes/notes.panel';
import { useRecentRecord } from '../../shared/recent/use-recent-record';
import { DeletedNotice } from '../../shared/removal/deleted-notice.view';
import { useDelete } from '../../shared/removal/use-delete';
import { useRights, useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { ContactsPanel } from './contacts.panel';
import { ConvertDialog } from './convert.dialog';
import { isOpen, leadName, statusLook } from './lead';
import { leadWords } from './lead.en';
import { LeadEnquiryPanel } from './lead-enquiry.panel';
import { LoseDialog } from './lose.dialog';
import { OwnerInput } from './owner.input';

/** One lead: what they asked, where it stands, and what is next. */
export function LeadDetailPage() {
  const { id = '' } = useParams();
  const t = useWords(leadWords);
  const request = useOperationQuery(getLead, { params: { id } });
  return (
    <Loaded
      request={request}
      failed={t('pages.failed')}
      back={<BackLink to="/leads">{t('pages.list')}</BackLink>}
      skeleton={420}
    >
      {(lead) => <OneLead key={lead.id} lead={lead} />}
    </Loaded>
  );
}

function OneLead({ lead }: { lead: LeadDetail }) {
  const t = useWords(leadWords);
  const { allows } = useRights();
  const name = leadName(lead);
  useRecentRecord('lead', lead.id, name);
  return (
    <>
      <PageHeader
        back={<BackLink to="/leads">{t('pages.list')}</BackLink>}
        title={name}
        tabTitle={t('pages.one')}
        aside={
          <>
            <StatusChip {...statusLook(lead.status)} />
            {lead.urgency === 'URGENT' && isOpen(lead) && (
              <StatusChip label={t('options.urgency.URGENT')} tone="error" />
            )}
          </>
        }
        subtitle={<ContactStrip lead={lead} />}
        actions={lead.deletedAt ? undefined : <LeadActions lead={lead} />}
      />
      <DuplicateNotice record={lead} path="/leads" />
      {lead.deletedAt && (
        <DeletedNotice
          {...{ deletedAt: lead.deletedAt, operation: restoreLead, record: lead, name }}
          mayRestore={allows(restoreLead)}
        />
      )}
      <Box sx={SIDES}>
        <Box sx={COLUMN}>
          <Enquiry lead={lead} />
          <LeadEnquiryPanel leadId={lead.id} />
          <NotesPanel entityType="LEAD_NOTE" entityId={lead.id} isReadOnly={lead.deletedAt !== null} />
        </Box>
        <Box sx={COLUMN}>
          <Handling lead={lead} />
          <ContactsPanel lead={lead} />
        </Box>
      </Box>
    </>
  );
}

const SIDES = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
};

const COLUMN = { display: 'grid', gap: 3, minWidth: 0 };

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

/** The one next act is the filled button. */
function LeadActions({ lead }: { lead: LeadDetail }) {
  const t = useWords(leadWords);
  const { allows } = useRights();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'lose' | 'convert' | null>(null);
  const name = leadName(lead);
  const { start, dialog } = useDelete({
    remove: deleteLead,
    restore: restoreLead,
    record: lead,
    name,
    onDeleted: () => void navigate('/leads'),
    onRestored: () => void navigate(`/leads/${lead.id}`),
  });
  const close = () => setAsked(null);
  return (
    <>
      {allows(deleteLead) && (
        <Button onClick={start} startIcon={<DeleteIcon />} color="inherit">
          {t('verb.delete')}
        </Button>
      )}
      {allows(updateLead) && (
        <Button
          {...{ component: RouterLink, to: `/leads/${lead.id}/edit` }}
          variant="outlined"
          startIcon={<EditIcon />}
        >
          {t('verb.edit')}
        </Button>
      )}
      {isOpen(lead) && <NewCallbackButton about={{ leadId: lead.id }} name={name} />}
      {isOpen(lead) && allows(changeLeadStatus) && (
        <Button variant="outlined" onClick={() => setAsked('lose')}>
          {t('verb.lose')}
        </Button>
      )}
      <NextAct lead={lead} onConvert={() => setAsked('convert')} />
      {dialog}
      {asked === 'lose' && <LoseDialog lead={lead} onClose={close} />}
      {asked === 'convert' && <ConvertDialog lead={lead} onClose={close} />}
    </>
  );
}

function NextAct({ lead, onConvert }: { lead: LeadDetail; onConvert: () => void }) {
  const t = useWords(leadWords);
  const { allows } = useRights();
  const [move, { isRunning }] = useCommand(changeLeadStatus);
  const { id, version, status, clientId } = lead;
  if (status === 'CONVERTED')
    return clientId && allows(getClient) ? (
      <Button component={RouterLink} to={`/clients/${clientId}`} variant="contained">
        {t('verb.openClient')}
      </Button>
    ) : null;
  const reach = (label: string) => (
    <Button
      variant="contained"
      disabled={isRunning}
      onClick={() =>
        void move({
          request: { params: { id }, body: { version, status: 'CONTACTED' } },
          done: t('moved', { name: leadName(lead), status: t('status.CONTACTED') }),
          failed: t('moveFailed'),
        })
      }
    >
      {label}
    </Button>
  );
  if (status === 'LOST') return allows(changeLeadStatus) ? reach(t('verb.reopen')) : null;
  return (
    <>
      {allows(convertLead) && (
        <Button variant={status === 'NEW' ? 'outlined' : 'contained'} onClick={onConvert}>
          {t('verb.convert')}
        </Button>
      )}
      {status === 'NEW' && allows(changeLeadStatus) && reach(t('verb.contacted'))}
    </>
  );
}

function Enquiry({ lead }: { lead: LeadDetail }) {
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
      <Facts
        items={[
          ...linked(t('fields.surgeryId'), surgeryName),
          ...(interestedIn === surgeryName && surgeryName
            ? []
            : [{ label: t('fields.interestedIn'), value: interestedIn }]),
          ...linked(t('fields.siteId'), siteName),
          { label: t('fields.category'), value: t(`options.category.${category}`) },
          { label: t('fields.source'), value: t(`options.source.${source}`) },
          ...linked(t('fields.referringDoctorId'), referringDoctorName),
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

/** A record of the directory, where the lead names one. */
function linked(label: string, value: string | null) {
  return value === null ? [] : [{ label, value }];
}

function Handling({ lead }: { lead: LeadDetail }) {
  const t = useWords(leadWords);
  const formats = useFormats();
  const { firstContactedAt, nextFollowUpOn, lostReason, lostNote, convertedAt } = lead;
  return (
    <Panel title={t('sections.handling')}>
      <OwnerInput lead={lead} />
      <Box sx={{ mt: 2 }}>
        <Facts
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
            ...linked(t('detail.lostNote'), lostNote),
            ...(convertedAt ? [{ label: t('detail.converted'), value: formats.dateTime(convertedAt) }] : []),
            { label: t('detail.consent'), value: useConsent(lead) },
          ]}
        />
      </Box>
      <RecordStory record={lead} />
    </Panel>
  );
}

function useConsent(lead: LeadDetail): string {
  const t = useWords(leadWords);
  const ways = (['consentPhone', 'consentEmail', 'consentSms'] as const).filter((way) => lead[way]);
  return ways.length === 0 ? t('detail.noConsent') : ways.map((way) => t(`fields.${way}`)).join(', ');
}
