import Box from '@mui/material/Box';
import { getEnquiryForm, getLeadSettings } from '@quillcare/contracts';
import { PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { SwitchedOffNotice } from '../../shared/plans/switched-off.view';
import { useWords } from '../../shared/words/words';
import { enquiriesWords } from './enquiries.en';
import { EnquirySettingsForm } from './enquiry-settings.form';
import { KeysPanel } from './keys.panel';
import { LeadSettingsForm } from './lead-settings.form';
import { leadSettingsWords } from './lead-settings.en';

/** The enquiry form, keys for the website, and what happens to a new lead. */
export function EnquiriesPage() {
  const t = useWords(enquiriesWords);
  const tLeads = useWords(leadSettingsWords);
  const form = useOperationQuery(getEnquiryForm, {});
  const settings = useOperationQuery(getLeadSettings, {});
  return (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 5 }}>
      <Box>
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          back={<BackLink to="/admin">{t('back')}</BackLink>}
        />
        <SwitchedOffNotice feature="enquiryForm" />
        <Loaded request={form} failed={t('failed')} skeleton={640}>
          {(loaded) => <EnquirySettingsForm form={loaded} />}
        </Loaded>
      </Box>
      <KeysPanel />
      <Loaded request={settings} failed={tLeads('failed')} skeleton={480}>
        {(loaded) => <LeadSettingsForm settings={loaded} />}
      </Loaded>
    </Box>
  );
}
