import {
  activateDiscountRate,
  billingCycle,
  createDiscountRate,
  deactivateDiscountRate,
  discountRateMachine,
  discountType,
  removeDiscountRate,
  updateDiscountRate,
  type DiscountRate,
  type DiscountType,
} from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { actsOn } from '../../shared/acts/define-act';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { MoneyInput, PercentInput } from '../../shared/forms/number.input';
import { RadioInput } from '../../shared/forms/radio.input';
import { RecordInput } from '../../shared/records/record.input';
import { useWords } from '../../shared/words/words';
import { matesRateWords } from './mates-rate.en';
import { MatesRateHistoryDialog } from './mates-rate-history.dialog';
import { PRACTICES } from './practice-source';

export const nameOf = ({ organisationName }: DiscountRate) => organisationName;
const { act, other } = actsOn<DiscountRate>(matesRateWords, nameOf);
const about = nameOf;

export const rateActs = {
  history: other({
    name: 'history',
    dialog: (rate, close) => <MatesRateHistoryDialog rate={rate} onClose={close} />,
  }),
  edit: act({
    name: 'edit',
    operation: updateDiscountRate,
    when: ({ status }) => status === 'ACTIVE' || status === 'INACTIVE',
    asks: updateDiscountRate.body,
    starts: (rate) => rate,
    inputs: () => <Terms />,
    request: ({ id }, body) => ({ params: { id }, body }),
    about,
    maxWidth: 'sm',
  }),
  activate: act({
    name: 'activate',
    operation: activateDiscountRate,
    when: ({ status }) => discountRateMachine.allows(status, 'ACTIVE'),
    about,
  }),
  deactivate: act({
    name: 'deactivate',
    operation: deactivateDiscountRate,
    when: ({ status }) => discountRateMachine.allows(status, 'INACTIVE'),
    confirms: true,
    about,
  }),
  remove: act({
    name: 'remove',
    operation: removeDiscountRate,
    when: ({ status }) => discountRateMachine.allows(status, 'REMOVED'),
    request: ({ id, version }) => ({ params: { id }, query: { version } }),
    confirms: true,
    isDanger: true,
    about,
  }),
};

export const adding = actsOn<object>(matesRateWords, () => '').act({
  name: 'add',
  icon: <PlusIcon />,
  operation: createDiscountRate,
  useFacts: () => useFormats().today(),
  asks: createDiscountRate.body,
  starts: (_nothing, startsOn) => ({ type: 'PERCENTAGE', value: NaN, cycle: null, startsOn }) as const,
  inputs: () => <NewRate />,
  request: (_nothing, body) => ({ body }),
  about: (_nothing, { organisationName }) => organisationName,
  maxWidth: 'sm',
});

function NewRate() {
  const t = useWords(matesRateWords);
  return (
    <>
      <RecordInput name="organisationId" label={t('fields.organisationId')} source={PRACTICES} />
      <Terms />
    </>
  );
}

function Terms() {
  const t = useWords(matesRateWords);
  const type = useChosenType();
  return (
    <>
      <RadioInput
        name="type"
        label={t('fields.type')}
        options={discountType.options.map((value) => ({
          value,
          label: t(`types.${value}`),
          help: t(`typeHelp.${value}`),
        }))}
      />
      {type === 'PERCENTAGE' ? (
        <PercentInput name="value" label={t('value.PERCENTAGE')} />
      ) : (
        <>
          <MoneyInput name="value" label={t(`value.${type}`)} />
          <SelectInput
            name="cycle"
            label={t('fields.cycle')}
            help={t('help.cycle')}
            options={billingCycle.options.map((value) => ({ value, label: t(`cycles.${value}`) }))}
          />
        </>
      )}
      <DateInput name="startsOn" label={t('fields.startsOn')} />
      <DateInput name="endsOn" label={t('fields.endsOn')} optional notBefore="startsOn" />
      <TextInput name="reason" label={t('fields.reason')} help={t('help.reason')} maxLength={500} multiline />
    </>
  );
}

/** Returns the discount type. When it changes, the value is cleared because its unit no longer applies. */
function useChosenType(): DiscountType {
  const { watch, setValue } = useFormContext();
  const type = watch('type') as DiscountType;
  const before = useRef(type);
  useEffect(() => {
    if (before.current === type) return;
    before.current = type;
    setValue('value', null);
    setValue('cycle', type === 'PERCENTAGE' ? null : 'MONTHLY');
  }, [type, setValue]);
  return type;
}
