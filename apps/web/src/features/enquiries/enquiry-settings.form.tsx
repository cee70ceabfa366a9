import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { enquiryForm, listLeadChoices, MAX_ORIGINS, type EnquiryForm } from '@quillcare/contracts';
import { LinkIcon, Panel, Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { ChoicesInput } from '../../shared/forms/choices.input';
import { TextInput } from '../../shared/forms/inputs.view';
import { defineSettings, LoadedSettings, SettingsForm } from '../../shared/forms/record/settings.form';
import { TextListInput } from '../../shared/forms/text-list.input';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { CopyText } from '../../shared/clipboard/copy-text.view';
import { enquiriesWords } from './enquiries.en';
import { buildFormUrl, buildSnippet } from './enquiry-address';

const enquirySettingsForm = defineSettings({
  name: 'enquiry-form',
  words: enquiriesWords,
  schema: enquiryForm.input,
  operations: enquiryForm,
  nameOf: () => word(enquiriesWords, 'formTitle'),
  sections: {
    form: ['isOn', 'slug', 'surgeryIds'],
    words: ['greeting', 'privacyNote', 'publicEmail'],
    embed: ['origins'],
  },
  fields: {
    isOn: { wide: true, show: (isOn) => word(enquiriesWords, isOn ? 'options.yes' : 'options.no') },
    slug: { wide: true, control: SlugInput },
    greeting: { multiline: true, wide: true },
    privacyNote: { multiline: true, wide: true },
    publicEmail: { kind: 'email', wide: true },
    surgeryIds: { wide: true, control: SurgeriesInput, show: (ids) => String((ids as string[]).length) },
    origins: { wide: true, control: OriginsInput, show: (origins) => (origins as string[]).join(', ') },
  },
});

function SlugInput() {
  const t = useWords(enquiriesWords);
  const address = `${window.location.host}/enquire/`;
  return <TextInput name="slug" label={t('fields.slug')} help={t('help.slug', { address })} maxLength={60} />;
}

function SurgeriesInput() {
  const t = useWords(enquiriesWords);
  const { data } = useOperationQuery(listLeadChoices, {});
  const options = data?.surgeries.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <ChoicesInput
      name="surgeryIds"
      label={t('fields.surgeryIds')}
      help={t('help.surgeryIds')}
      options={options}
    />
  );
}

function OriginsInput() {
  const t = useWords(enquiriesWords);
  return (
    <TextListInput
      name="origins"
      maxItems={MAX_ORIGINS}
      maxLength={200}
      placeholder={t('siteExample')}
      words={{
        label: t('fields.origins'),
        help: t('help.origins'),
        add: t('addSite'),
        item: (place) => t('site', { place }),
        remove: (place) => t('removeSite', { place }),
      }}
    />
  );
}

/** Whether the form is on, its URL and its texts. */
export function EnquirySettings() {
  return (
    <LoadedSettings form={enquirySettingsForm}>
      {(form) => (
        <>
          <SettingsForm form={enquirySettingsForm} settings={form} />
          {form.version > 0 && (
            <Box sx={{ mt: 3 }}>
              <Share form={form} />
            </Box>
          )}
        </>
      )}
    </LoadedSettings>
  );
}

/** The saved form's URL and embed code, ready to share. */
function Share({ form: { slug, isOn, earlierSlugs } }: { form: EnquiryForm }) {
  const t = useWords(enquiriesWords);
  const { organisation } = useSession();
  const snippet = buildSnippet(slug, t('frameTitle', { name: organisation.name }));
  return (
    <Panel title={t('share')}>
      {!isOn && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('snippetOff')}
        </Alert>
      )}
      <CopyText label={t('address')} text={buildFormUrl(slug)} />
      {earlierSlugs.length > 0 && (
        <Muted sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('earlier', { addresses: earlierSlugs.map((earlier) => `/enquire/${earlier}`).join(', ') })}
        </Muted>
      )}
      <Button
        href={buildFormUrl(slug)}
        target="_blank"
        rel="noopener"
        startIcon={<LinkIcon />}
        sx={{ my: 2 }}
      >
        {t('preview')}
      </Button>
      <CopyText label={t('snippet')} help={t('snippetHelp')} text={snippet} isMultiline />
    </Panel>
  );
}
