import Box from '@mui/material/Box';
import type { OrganisationSettings } from '@quillcare/contracts';
import { FactList, Muted } from '@quillcare/ui';
import { RecordFacts } from '../../shared/forms/record/record-facts.view';
import { useWords } from '../../shared/words/words';
import { detailsForm } from './details.form';
import { organisationWords } from './organisation.en';

export function DetailsFacts({ settings }: { settings: OrganisationSettings }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RecordFacts definition={detailsForm} record={settings} />
      <FixedFacts settings={settings} />
    </Box>
  );
}

/** Details that cannot be changed, with the reason. */
export function FixedFacts({ settings: { country, currency } }: { settings: OrganisationSettings }) {
  const t = useWords(organisationWords);
  return (
    <Box>
      <FactList
        items={[
          { label: t('country'), value: t(`countries.${country}`) },
          { label: t('currency'), value: t(`currencies.${currency}`) },
        ]}
      />
      <Muted sx={{ mt: 1 }}>{t('countryHelp')}</Muted>
    </Box>
  );
}
