import Box from '@mui/material/Box';
import { getOrganisationSettings, updateOrganisation } from '@quillcare/contracts';
import { PageHeader, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights } from '../../shared/session/session.context';
import { BackLink } from '../../shared/navigation/back-link.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { DetailsForm } from './details.form';
import { DetailsFacts } from './details-facts.view';
import { LogoSection } from './logo.section';
import { organisationTexts } from './organisation.texts';
import { SecondStepPolicy } from './second-step-policy.view';

/** The practice's name, logo, contact details and time zone. */
export function OrganisationSettingsPage() {
  const request = useOperationQuery(getOrganisationSettings, {});
  const mayChange = useRights().allows(updateOrganisation);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={organisationTexts.title}
        back={<BackLink to="/settings">{organisationTexts.back}</BackLink>}
      />
      <Loaded request={request} failed={organisationTexts.failed} skeleton={420}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Panel title={organisationTexts.details}>
              {mayChange ? <DetailsForm settings={data} /> : <DetailsFacts settings={data} />}
            </Panel>
            <LogoSection settings={data} mayChange={mayChange} />
            <SecondStepPolicy />
          </Box>
        )}
      </Loaded>
    </Box>
  );
}
