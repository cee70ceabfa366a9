import Typography from '@mui/material/Typography';
import { z } from 'zod';
import {
  consentPoint,
  getQuoteSettings,
  updateQuoteSettings,
  type ConsentPoint,
  type QuoteSettings,
} from '@quillcare/contracts';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { GstInput, type GstWay } from './gst.input';
import { quoteSettingsWords } from './quote-settings.en';

const POINTS = consentPoint.options;

function eachPoint<T>(value: (point: ConsentPoint) => T): Record<ConsentPoint, T> {
  return Object.fromEntries(POINTS.map((point) => [point, value(point)])) as Record<ConsentPoint, T>;
}

const body = updateQuoteSettings.body.shape;

/** Each point of the checklist is a field of its own, so that two people can tick different ones. */
export const quoteSettingsForm = defineForm({
  name: 'quote-settings',
  words: quoteSettingsWords,
  schema: z.strictObject({
    discountCapBasisPoints: body.discountCapBasisPoints.unwrap(),
    validityDays: body.validityDays.unwrap(),
    ...eachPoint(() => z.boolean()),
    gst: z.enum(['BY_CLASS', 'TAXABLE', 'GST_FREE']),
  }),
  operations: { get: getQuoteSettings, update: updateQuoteSettings },
  nameOf: () => word(quoteSettingsWords, 'title'),
  titles: { saved: 'saved', failed: 'saveFailed' },
  valuesOf: (settings, country) => ({
    discountCapBasisPoints: settings.discountCapBasisPoints,
    validityDays: settings.validityDays,
    ...eachPoint((point) => settings.blockingPoints.includes(point)),
    // In New Zealand there is no difference by class: without a choice every line is taxable.
    gst: settings.gstOnEveryLine ?? (country === 'NZ' ? 'TAXABLE' : 'BY_CLASS'),
  }),
  bodyOf: (_changes, all) => ({
    discountCapBasisPoints: all.discountCapBasisPoints,
    validityDays: all.validityDays,
    blockingPoints: POINTS.filter((point) => all[point]),
    gstOnEveryLine: all.gst === 'BY_CLASS' ? null : all.gst,
  }),
  fields: {
    ...eachPoint(() => ({
      wide: true,
      show: (blocks: unknown) => word(quoteSettingsWords, blocks ? 'options.blocks' : 'options.warns'),
    })),
    gst: {
      wide: true,
      control: GstInput,
      show: (way) => word(quoteSettingsWords, `gst.${way as GstWay}`),
    },
  },
});

/** How the practice prices and sends quotes; what each choice does stands beside it. */
export function QuoteSettingsForm({ settings }: { settings: QuoteSettings }) {
  const t = useWords(quoteSettingsWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: quoteSettingsForm,
    record: settings,
    // Settings that were never saved have version 0, which a form takes for a record without values.
    startWith: quoteSettingsForm.valuesOf(settings, organisation.country),
  });
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <FormSection title={t('sections.discounts')}>
        <div className="wide">
          <Field name="discountCapBasisPoints" />
        </div>
      </FormSection>
      <FormSection title={t('sections.validity')}>
        <div className="wide">
          <Field name="validityDays" />
        </div>
      </FormSection>
      <FormSection title={t('sections.checklist')}>
        <Typography color="textSecondary" className="wide">
          {t('checklistHint')}
        </Typography>
        {POINTS.map((point) => (
          <Field key={point} name={point} />
        ))}
      </FormSection>
      <FormSection title={t('sections.gst')}>
        <Field name="gst" />
      </FormSection>
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}
