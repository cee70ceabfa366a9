import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import {
  getEnquiryForm,
  listLeadChoices,
  ORIGINS_LIMIT,
  updateEnquiryForm,
  type EnquiryForm,
} from '@quillcare/contracts';
import { LinkIcon, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { ChoicesInput } from '../../shared/forms/choices.input';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { TextListInput } from '../../shared/forms/text-list.input';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { CopyText } from './copy-text.view';
import { enquiriesWords } from './enquiries.en';
import { formAddress, snippetOf } from './enquiry-address';

const body = updateEnquiryForm.body.shape;

export const enquirySettingsForm = defineForm({
  name: 'enquiry-form',
  words: enquiriesWords,
  schema: z.strictObject({
    isOn: body.isOn.unwrap(),
    slug: body.slug.unwrap(),
    greeting: body.greeting.unwrap(),
    privacyNote: body.privacyNote.unwrap(),
    publicEmail: body.publicEmail.unwrap(),
    surgeryIds: body.surgeryIds.unwrap(),
    origins: body.origins.unwrap(),
  }),
  operations: { get: getEnquiryForm, update: updateEnquiryForm },
  nameOf: () => word(enquiriesWords, 'formTitle'),
  titles: { saved: 'saved', failed: 'saveFailed' },
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
      most={ORIGINS_LIMIT}
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

/** On or off, where the form is, and what visitors read. */
export function EnquirySettingsForm({ form }: { form: EnquiryForm }) {
  const t = useWords(enquiriesWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: enquirySettingsForm,
    record: form,
    // A form that was never saved has version 0, which is taken for a record without values.
    startWith: enquirySettingsForm.valuesOf(form, organisation.country),
  });
  return (
    <>
      <RecordFrame recordForm={recordForm} label={t('formTitle')}>
        <FormSection title={t('sections.form')}>
          <Field name="isOn" />
          <Field name="slug" />
          <Field name="surgeryIds" />
        </FormSection>
        <FormSection title={t('sections.words')}>
          <Field name="greeting" />
          <Field name="privacyNote" />
          <Field name="publicEmail" />
        </FormSection>
        <FormSection title={t('sections.embed')}>
          <Field name="origins" />
        </FormSection>
        <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
      </RecordFrame>
      {form.version > 0 && (
        <Box sx={{ mt: 3 }}>
          <Share form={form} />
        </Box>
      )}
    </>
  );
}

/** The stored address, ready to be passed on. */
function Share({ form: { slug, isOn, earlierSlugs } }: { form: EnquiryForm }) {
  const t = useWords(enquiriesWords);
  const { organisation } = useSession();
  const snippet = snippetOf(slug, t('frameTitle', { name: organisation.name }));
  return (
    <Panel title={t('share')}>
      {!isOn && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('snippetOff')}
        </Alert>
      )}
      <CopyText label={t('address')} text={formAddress(slug)} />
      {earlierSlugs.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('earlier', { addresses: earlierSlugs.map((earlier) => `/enquire/${earlier}`).join(', ') })}
        </Typography>
      )}
      <Button href={formAddress(slug)} target="_blank" rel="noopener" startIcon={<LinkIcon />} sx={{ my: 2 }}>
        {t('preview')}
      </Button>
      <CopyText label={t('snippet')} help={t('snippetHelp')} text={snippet} isMultiline />
    </Panel>
  );
}
