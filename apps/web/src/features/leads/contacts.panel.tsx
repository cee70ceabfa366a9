import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listLeadContacts, type LeadContact, type LeadDetail } from '@quillcare/contracts';
import { Muted, Panel } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { FirstContactClock } from './first-contact.view';
import { leadActs } from './lead-acts.definition';
import { leadWords } from './lead.en';

/** The attempts to contact the lead and the time to first contact. */
export function ContactsPanel({ lead }: { lead: LeadDetail }) {
  const t = useWords(leadWords);
  const request = useOperationQuery(listLeadContacts, { params: { id: lead.id } });
  return (
    <Panel title={t('contact.list')} action={<ActButtons acts={[leadActs.log]} record={lead} />}>
      <FirstContactClock lead={lead} />
      <Loaded request={request} failed={t('contact.listFailed')} skeleton={64}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography color="textSecondary">{t('contact.none')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5 }}>
              {items.map((contact) => (
                <Attempt key={contact.id} contact={contact} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Attempt({ contact: { at, channel, outcome, note, byName } }: { contact: LeadContact }) {
  const t = useWords(leadWords);
  const formats = useFormats();
  const when = formats.dateTime(at);
  return (
    <Box component="li">
      <Typography sx={{ fontWeight: 500 }}>
        {t('contact.entry', {
          channel: t(`contact.options.channel.${channel}`),
          outcome: t(`contact.options.outcome.${outcome}`),
        })}
      </Typography>
      {note && <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>}
      <Muted>{byName ? t('contact.by', { when, name: byName }) : when}</Muted>
    </Box>
  );
}
