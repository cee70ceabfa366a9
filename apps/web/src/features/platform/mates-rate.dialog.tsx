import {
  billingCycle,
  createDiscountRate,
  discountType,
  updateDiscountRate,
  type DiscountRate,
  type DiscountType,
} from '@quillcare/contracts';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { MoneyInput, PercentInput } from '../../shared/forms/number.input';
import { RadioInput } from '../../shared/forms/radio.input';
import { useCommandForm } from '../../shared/forms/use-command-form';
import { RecordInput } from '../../shared/records/record.input';
import { useWords } from '../../shared/words/words';
import { CommandDialog } from './command.dialog';
import { matesRateWords } from './mates-rate.en';
import { PRACTICES } from './practice-source';

/** Gives a practice a mates rate. */
export function NewMatesRateDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(matesRateWords);
  const startsOn = useFormats().today();
  const contractForm = useCommandForm({
    operation: createDiscountRate,
    schema: createDiscountRate.body,
    defaultValues: {
      organisationId: '',
      type: 'PERCENTAGE',
      value: NaN,
      cycle: null,
      startsOn,
      endsOn: null,
      reason: '',
    },
    labels: useLabels(),
    request: (body) => ({ body }),
    done: ({ organisationName }) => ({ title: t('saved'), message: organisationName }),
    onClose,
  });
  return (
    <CommandDialog
      contractForm={contractForm}
      title={t('addTitle')}
      help={t('effect')}
      submit={t('save')}
      submitting={t('saving')}
      onClose={onClose}
    >
      <RecordInput name="organisationId" label={t('practice')} source={PRACTICES} />
      <Terms />
    </CommandDialog>
  );
}

/** Changes a mates rate from the next month or year on. */
export function EditMatesRateDialog({ rate, onClose }: { rate: DiscountRate; onClose: () => void }) {
  const t = useWords(matesRateWords);
  const { id, version, organisationName, type, value, cycle, startsOn, endsOn, reason } = rate;
  const contractForm = useCommandForm({
    operation: updateDiscountRate,
    schema: updateDiscountRate.body,
    defaultValues: { version, type, value, cycle, startsOn, endsOn, reason },
    labels: useLabels(),
    request: (body) => ({ params: { id }, body }),
    done: () => ({ title: t('saved'), message: organisationName }),
    onClose,
  });
  return (
    <CommandDialog
      contractForm={contractForm}
      title={t('editTitle', { practice: organisationName })}
      help={t('effect')}
      submit={t('save')}
      submitting={t('saving')}
      onClose={onClose}
    >
      <Terms />
    </CommandDialog>
  );
}

function useLabels() {
  const t = useWords(matesRateWords);
  return {
    organisationId: t('practice'),
    type: t('type'),
    value: t('rate'),
    cycle: t('cycle'),
    startsOn: t('startsOn'),
    endsOn: t('endsOn'),
    reason: t('reason'),
  };
}

function Terms() {
  const t = useWords(matesRateWords);
  const type = useChosenType();
  return (
    <>
      <RadioInput
        name="type"
        label={t('type')}
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
            label={t('cycle')}
            help={t('cycleHelp')}
            options={billingCycle.options.map((value) => ({ value, label: t(`cycles.${value}`) }))}
          />
        </>
      )}
      <DateInput name="startsOn" label={t('startsOn')} />
      <DateInput name="endsOn" label={t('endsOn')} optional notBefore="startsOn" />
      <TextInput name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={500} multiline />
    </>
  );
}

/** The kind; with another one, what was typed means something else and is cleared. */
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
