import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getLeadEnquiry, type LeadEnquiry } from '@quillcare/contracts';
import { FactList, Muted, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { leadWords } from './lead.en';

/**
 * How the enquiry arrived through the form or a website, with the consent wording the person agreed to. Hidden for leads entered
 * by staff.
 */
export function LeadEnquiryPanel({ leadId }: { leadId: string }) {
  const t = useWords(leadWords);
  const { data, error } = useOperationQuery(getLeadEnquiry, { params: { id: leadId } });
  if (error) return <Typography color="error">{t('enquiry.failed')}</Typography>;
  return data?.enquiry ? <EnquiryDetails enquiry={data.enquiry} /> : null;
}

function EnquiryDetails({ enquiry }: { enquiry: LeadEnquiry }) {
  const t = useWords(leadWords);
  const formats = useFormats();
  const { via, receivedAt, keyName, utmSource, utmMedium, utmCampaign, consents, privacyNote } = enquiry;
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' / ');
  return (
    <Panel title={t('enquiry.title')}>
      <Typography>
        {via === 'FORM' ? t('enquiry.form') : t('enquiry.key', { name: keyName ?? '' })}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <FactList
          items={[
            { label: t('enquiry.received'), value: formats.dateTime(receivedAt) },
            ...(campaign ? [{ label: t('enquiry.campaign'), value: campaign }] : []),
          ]}
        />
      </Box>
      {consents.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {t('enquiry.consents')}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {consents.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Box>
        </>
      )}
      {privacyNote && (
        <Box component="details" sx={{ mt: 2 }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {t('enquiry.privacy')}
          </Box>
          <Muted sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>{privacyNote}</Muted>
        </Box>
      )}
    </Panel>
  );
}
