import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { billedFeeInput, recordBilledFees, type BilledFees, type BilledLine } from '@quillcare/contracts';
import { billedCharge } from '@quillcare/rules';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem, type ApiProblem } from '../../shared/api/problem';
import { useInitialValue } from '../../shared/commands/use-initial-value';
import { FormDialog } from '../../shared/forms/form.dialog';
import { MoneyInput } from '../../shared/forms/number.input';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useFormats } from '../../shared/formats/use-formats';
import { showToast } from '../../shared/toasts/toast.store';
import { lookUp, useWords } from '../../shared/words/words';
import { clearFeeAct } from './billed-acts.definition';
import { AddedItemFields, InvoiceFields, ReasonFields } from './billed-fee-fields.view';
import { billedFeeWords } from './billed-fees.en';

const SCHEMA = billedFeeInput.omit({ lineId: true, version: true });

export interface BilledFeeDialogProps {
  fees: BilledFees;
  line: BilledLine;
  onClose: () => void;
}

/** Records what was billed for a line and, if it differs from the quote, why. */
export function BilledFeeDialog({ fees, line: shown, onClose }: BilledFeeDialogProps) {
  const line = useInitialValue(shown);
  const t = useWords(billedFeeWords);
  const formats = useFormats();
  const contractForm = useFeeForm({ fees, line, onClose });
  const money = (minor: number) => formats.money(minor, fees.currency);
  const { amountMinor, totalMinor } = line.quoted;
  return (
    <FormDialog
      title={t('dialogTitle', { name: line.description })}
      submitLabel={t('save')}
      aside={<ActButtons acts={[clearFeeAct]} record={{ fees, line }} told={{ onDone: onClose }} />}
      {...{ contractForm, onClose }}
    >
      {line.isAdded ? (
        <AddedItemFields within="item" />
      ) : (
        <MoneyInput
          name="amountMinor"
          label={t('fields.amountMinor')}
          help={t('amountHelp', { amount: money(amountMinor), total: money(totalMinor) })}
        />
      )}
      <Reason fees={fees} line={line} />
      <InvoiceFields />
    </FormDialog>
  );
}

function useFeeForm({ fees, line, onClose }: BilledFeeDialogProps) {
  const t = useWords(billedFeeWords);
  const { today } = useFormats();
  const [run] = useOperationMutation(recordBilledFees);
  const { lineId, quoted, billed, providerName } = line;
  return useContractForm<typeof SCHEMA>({
    schema: SCHEMA,
    defaultValues: {
      item: line.isAdded ? itemDescription(line) : null,
      amountMinor: billed?.amountMinor ?? quoted.amountMinor,
      billedOn: billed?.billedOn ?? today(),
      invoiceReference: billed?.invoiceReference ?? null,
      billerName: billed ? billed.billerName : providerName,
      reason: billed?.reason ?? null,
      reasonText: billed?.reasonText ?? null,
    },
    labels: {
      amountMinor: t('fields.amountMinor'),
      billedOn: t('fields.billedOn'),
      invoiceReference: t('fields.invoiceReference'),
      billerName: t('fields.billerName'),
      reason: t('fields.reason'),
      reasonText: t('fields.reasonText'),
    },
    rowLabel: (path) => lookUp(billedFeeWords, path.replace(/^item\./, 'add.fields.')),
    toProblem: (error) => toFieldProblem(toProblem(error)),
    submit: async (values) => {
      const entry = { ...values, lineId, version: billed?.version ?? null };
      await run({ params: { id: fees.surgeryCaseId }, body: { lines: [entry] } });
      showToast({ title: t('saved'), message: values.item?.description ?? line.description });
      onClose();
    },
  });
}

const itemDescription = ({ kind, description, billedBy, gstTreatment }: BilledLine) => ({
  kind,
  description,
  billedBy,
  gstTreatment,
});

/** The request contains a single line, so its error path `lines.0.reason` maps to the form's field `reason`. */
function toFieldProblem(problem: ApiProblem): ApiProblem {
  const errors = problem.errors?.map((error) => ({ ...error, path: error.path.replace(/^lines\.0\./, '') }));
  return { ...problem, errors };
}

/** The total including GST, with the reason field as soon as it differs from the quote. */
function Reason({ fees, line }: Pick<BilledFeeDialogProps, 'fees' | 'line'>) {
  const t = useWords(billedFeeWords);
  const formats = useFormats();
  const [amount, item] = useWatch({ name: ['amountMinor', 'item'] }) as [
    number | null,
    Pick<BilledLine, 'gstTreatment'> | null,
  ];
  const isAmount = typeof amount === 'number' && Number.isSafeInteger(amount);
  if (!isAmount) return null;
  const { totalMinor } = billedCharge(amount, (item ?? line).gstTreatment, fees.gstRateBasisPoints);
  const more = totalMinor - line.quoted.totalMinor;
  const money = (minor: number) => formats.money(minor, fees.currency);
  const difference =
    more === 0 ? t('asQuoted') : t(more > 0 ? 'more' : 'less', { amount: money(Math.abs(more)) });
  return (
    <>
      <Typography variant="body2" role="status">
        {line.isAdded
          ? t('nowAdded', { total: money(totalMinor) })
          : t('now', { total: money(totalMinor), difference })}
      </Typography>
      {more !== 0 && <ReasonFields label={t(line.isAdded ? 'add.fields.reason' : 'fields.reason')} />}
    </>
  );
}
