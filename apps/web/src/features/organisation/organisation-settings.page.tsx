import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { getOrganisationSettings, updateOrganisation } from '@quillcare/contracts';
import { ErrorState, PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights } from '../../shared/session/session.context';
import { BackLink } from '../../shared/navigation/back-link.view';
import { DetailsForm } from './details.form';
import { DetailsFacts } from './details-facts.view';
import { LogoSection } from './logo.section';
import { organisationTexts } from './organisation.texts';
import { SecondStepPolicy } from './second-step-policy.view';
import { Section } from './section.view';

/** The practice's name, logo, contact details and time zone. */
export function OrganisationSettingsPage() {
  const { data, error, refetch } = useOperationQuery(getOrganisationSettings, {});
  const mayChange = useRights().allows(updateOrganisation);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={organisationTexts.title}
        back={<BackLink to="/settings">{organisationTexts.back}</BackLink>}
      />
      {error && !data && (
        <ErrorState
          title={organisationTexts.failed}
          message={error.detail}
          reference={error.correlationId}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Section title={organisationTexts.details}>
            {mayChange ? <DetailsForm settings={data} /> : <DetailsFacts settings={data} />}
          </Section>
          <LogoSection settings={data} mayChange={mayChange} />
          <SecondStepPolicy />
        </Box>
      )}
    </Box>
  );
}
