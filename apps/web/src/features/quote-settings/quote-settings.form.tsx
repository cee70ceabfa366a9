import Typography from '@mui/material/Typography';
import { z } from 'zod';
import {
  consentPoint,
  getQuoteSettings,
  HEALTH_FUND_LENGTH,
  HEALTH_FUNDS_LIMIT,
  updateQuoteSettings,
  type ConsentPoint,
  type QuoteSettings,
} from '@quillcare/contracts';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { TextListInput } from '../../shared/forms/text-list.input';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { GstInput, type GstWay } from './gst.input';
import { quoteSettingsWords } from './quote-settings.en';

/** What the practice may insist on; class and side always hold a quote back. */
const POINTS = consentPoint.exclude(['CLASS', 'SIDE']).options;

type Point = Exclude<ConsentPoint, 'CLASS' | 'SIDE'>;

function eachPoint<T>(value: (point: Point) => T): Record<Point, T> {
  return Object.fromEntries(POINTS.map((point) => [point, value(point)])) as Record<Point, T>;
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
    healthFunds: body.healthFunds.unwrap(),
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
    healthFunds: settings.healthFunds,
  }),
  bodyOf: (_changes, all) => ({
    discountCapBasisPoints: all.discountCapBasisPoints,
    validityDays: all.validityDays,
    blockingPoints: POINTS.filter((point) => all[point]),
    gstOnEveryLine: all.gst === 'BY_CLASS' ? null : all.gst,
    healthFunds: all.healthFunds,
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
    healthFunds: { wide: true, control: HealthFundsInput, show: (names) => (names as string[]).join(', ') },
  },
});

function HealthFundsInput() {
  const t = useWords(quoteSettingsWords);
  return (
    <TextListInput
      name="healthFunds"
      most={HEALTH_FUNDS_LIMIT}
      maxLength={HEALTH_FUND_LENGTH}
      isDense
      words={{
        label: t('fields.healthFunds'),
        help: t('help.healthFunds'),
        add: t('funds.add'),
        item: (place) => t('funds.item', { place }),
        remove: (place) => t('funds.remove', { place }),
      }}
    />
  );
}

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
      {organisation.country === 'AU' && (
        <FormSection title={t('sections.funds')}>
          <Field name="healthFunds" />
        </FormSection>
      )}
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}
