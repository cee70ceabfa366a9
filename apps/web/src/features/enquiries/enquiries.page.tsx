import Box from '@mui/material/Box';
import { PageHeader } from '@quillcare/ui';
import { LoadedSettings } from '../../shared/forms/record/settings.form';
import { BackLink } from '../../shared/navigation/back-link.view';
import { SwitchedOffNotice } from '../../shared/plans/switched-off.view';
import { useWords } from '../../shared/words/words';
import { enquiriesWords } from './enquiries.en';
import { EnquirySettings } from './enquiry-settings.form';
import { KeysPanel } from './keys.panel';
import { leadSettingsForm } from './lead-settings.form';

/** The enquiry form, API keys for the practice's website, and the handling of new leads. */
export function EnquiriesPage() {
  const t = useWords(enquiriesWords);
  return (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 5 }}>
      <Box>
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          back={<BackLink to="/admin">{t('back')}</BackLink>}
        />
        <SwitchedOffNotice feature="enquiryForm" />
        <EnquirySettings />
      </Box>
      <KeysPanel />
      <LoadedSettings form={leadSettingsForm} skeleton={480} />
    </Box>
  );
}
