import Box from '@mui/material/Box';
import {
  getNoteSettings,
  getOrganisationSettings,
  updateAssistantSettings,
  updateOrganisation,
} from '@quillcare/contracts';
import { PageHeader, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { NotesPanel } from '../../shared/notes/notes.panel';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { AssistantChoice } from './assistant-settings.view';
import { DetailsFacts } from './details-facts.view';
import { DetailsForm } from './details.form';
import { LogoSection } from './logo.section';
import { MedicalNotes } from './medical-notes.view';
import { organisationWords } from './organisation.en';
import { SecondStepPolicy } from './second-step-policy.view';

export function OrganisationSettingsPage() {
  const t = useWords(organisationWords);
  const request = useOperationQuery(getOrganisationSettings, {});
  const { allows } = useRights();
  const mayChange = allows(updateOrganisation);
  const mayChoose = allows(getNoteSettings);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader title={t('title')} back={<BackLink to="/settings">{t('back')}</BackLink>} />
      <Loaded request={request} failed={t('failed')} skeleton={420}>
        {(settings) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Panel title={t('details')}>
              {mayChange ? <DetailsForm settings={settings} /> : <DetailsFacts settings={settings} />}
            </Panel>
            <LogoSection settings={settings} mayChange={mayChange} />
            <SecondStepPolicy />
            {mayChoose && <MedicalNotes />}
            {allows(updateAssistantSettings) && <AssistantChoice />}
            <NotesPanel entityType="ORGANISATION_NOTE" entityId={settings.id} />
          </Box>
        )}
      </Loaded>
    </Box>
  );
}
