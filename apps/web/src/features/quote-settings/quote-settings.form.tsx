import Typography from '@mui/material/Typography';
import { z } from 'zod';
import {
  consentPoint,
  MAX_HEALTH_FUND_LENGTH,
  MAX_HEALTH_FUNDS,
  quoteSettings,
  type ConsentPoint,
} from '@quillcare/contracts';
import { RadioInput } from '../../shared/forms/radio.input';
import { defineSettings } from '../../shared/forms/record/settings.form';
import { TextListInput } from '../../shared/forms/text-list.input';
import { useSession } from '../../shared/session/session.context';
import { useWords, word, lookUp } from '../../shared/words/words';
import { quoteSettingsWords } from './quote-settings.en';

const CHOICES_BY_COUNTRY: Record<'AU' | 'NZ', readonly GstTreatmentChoice[]> = {
  AU: ['BY_CLASS', 'TAXABLE', 'GST_FREE'],
  NZ: ['TAXABLE', 'GST_FREE'],
};

/** Points the practice may choose to require. Class and side are always required, so they are not listed. */
const POINTS = consentPoint.exclude(['CLASS', 'SIDE']).options;

type Point = Exclude<ConsentPoint, 'CLASS' | 'SIDE'>;

function mapPoints<T>(value: (point: Point) => T): Record<Point, T> {
  return Object.fromEntries(POINTS.map((point) => [point, value(point)])) as Record<Point, T>;
}

const { discountCapBasisPoints, validityDays, healthFunds } = quoteSettings.input.shape;

/**
 * Each point of the checklist is a separate field, so that two people can tick different ones at the same time without a
 * conflict.
 */
export const quoteSettingsForm = defineSettings({
  name: 'quote-settings',
  words: quoteSettingsWords,
  schema: z.strictObject({
    discountCapBasisPoints,
    validityDays,
    ...mapPoints(() => z.boolean()),
    gst: z.enum(['BY_CLASS', 'TAXABLE', 'GST_FREE']),
    healthFunds,
  }),
  operations: quoteSettings,
  sections: {
    discounts: ['discountCapBasisPoints'],
    validity: ['validityDays'],
    checklist: POINTS,
    gst: ['gst'],
    funds: ['healthFunds'],
  },
  above: { checklist: ChecklistHint },
  valuesOf: (settings, country) => ({
    discountCapBasisPoints: settings.discountCapBasisPoints,
    validityDays: settings.validityDays,
    ...mapPoints((point) => settings.blockingPoints.includes(point)),
    // New Zealand does not distinguish by class, so by default every line is taxable there.
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
    discountCapBasisPoints: { wide: true },
    validityDays: { wide: true },
    ...mapPoints(() => ({
      wide: true,
      show: (blocks: unknown) => word(quoteSettingsWords, blocks ? 'options.blocks' : 'options.warns'),
    })),
    gst: {
      wide: true,
      control: GstInput,
      show: (treatment) => word(quoteSettingsWords, `gst.${treatment as GstTreatmentChoice}`),
    },
    healthFunds: {
      wide: true,
      isShown: (_values, country) => country === 'AU',
      control: HealthFundsInput,
      show: (names) => (names as string[]).join(', '),
    },
  },
});

function HealthFundsInput() {
  const t = useWords(quoteSettingsWords);
  return (
    <TextListInput
      name="healthFunds"
      most={MAX_HEALTH_FUNDS}
      maxLength={MAX_HEALTH_FUND_LENGTH}
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

function ChecklistHint() {
  const t = useWords(quoteSettingsWords);
  return (
    <Typography color="textSecondary" className="wide">
      {t('checklistHint')}
    </Typography>
  );
}

type GstTreatmentChoice = 'BY_CLASS' | 'TAXABLE' | 'GST_FREE';

/** How GST is charged, with what each option means in the practice's country. */
function GstInput() {
  const t = useWords(quoteSettingsWords);
  const { country } = useSession().organisation;
  return (
    <RadioInput
      name="gst"
      label={t('fields.gst')}
      help={t('gstAfter')}
      options={CHOICES_BY_COUNTRY[country].map((treatment) => ({
        value: treatment,
        label: t(`gst.${treatment}`),
        help: lookUp(quoteSettingsWords, `gstHelp.${country}.${treatment}`),
      }))}
    />
  );
}
