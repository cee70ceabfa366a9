import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrganisationSettings } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { Facts } from '@quillcare/ui';
import { organisationTexts } from './organisation.texts';

/** The details, read-only. */
export function DetailsFacts({ settings }: { settings: OrganisationSettings }) {
  const { name, email, phone, address, website, timeZone, country } = settings;
  return (
    <Facts
      items={[
        { label: organisationTexts.name, value: name },
        { label: organisationTexts.email, value: email },
        { label: organisationTexts.phone, value: phone && formatPhone(phone, country) },
        { label: organisationTexts.address, value: address },
        { label: organisationTexts.website, value: website },
        { label: organisationTexts.timeZone, value: timeZone },
        ...fixedFacts(settings),
      ]}
    />
  );
}

/** Details that cannot be changed, and why. */
export function FixedFacts({ settings }: { settings: OrganisationSettings }) {
  return (
    <Box>
      <Facts items={fixedFacts(settings)} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {organisationTexts.countryHelp}
      </Typography>
    </Box>
  );
}

function fixedFacts({ country, currency }: OrganisationSettings) {
  return [
    { label: organisationTexts.country, value: organisationTexts.countries[country] },
    { label: organisationTexts.currency, value: organisationTexts.currencies[currency] },
  ];
}
