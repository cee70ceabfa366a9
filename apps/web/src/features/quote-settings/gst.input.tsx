import { RadioInput } from '../../shared/forms/radio.input';
import { useSession } from '../../shared/session/session.context';
import { lookUp, useWords } from '../../shared/words/words';
import { quoteSettingsWords } from './quote-settings.en';

export type GstTreatmentChoice = 'BY_CLASS' | 'TAXABLE' | 'GST_FREE';
const CHOICES_BY_COUNTRY: Record<'AU' | 'NZ', readonly GstTreatmentChoice[]> = {
  AU: ['BY_CLASS', 'TAXABLE', 'GST_FREE'],
  NZ: ['TAXABLE', 'GST_FREE'],
};

/** How GST is charged, with what each option means in the practice's country. */
export function GstInput() {
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
