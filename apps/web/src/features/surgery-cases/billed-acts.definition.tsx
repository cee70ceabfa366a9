import {
  addBilledItem,
  addedItemInput,
  clearBilledFee,
  recordBilledFees,
  type BilledFees,
  type BilledLine,
} from '@quillcare/contracts';
import { actsOn } from '../../shared/acts/define-act';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { AddedItemFields, InvoiceFields, ReasonFields } from './billed-fee-fields.view';
import { billedFeeWords } from './billed-fees.en';

const { act } = actsOn<BilledFees>(billedFeeWords, () => '');

export const billedActs = {
  /** Most lines are billed as quoted, so a single button records all remaining ones with today's date. */
  rest: (today: string) =>
    act({
      name: 'rest',
      operation: recordBilledFees,
      when: ({ isOpen, totals }) => isOpen && totals.linesToBill > 0,
      request: ({ surgeryCaseId, lines }) => ({
        params: { id: surgeryCaseId },
        body: {
          lines: lines
            .filter(({ billed }) => billed === null)
            .map(({ lineId, quoted, providerName }) => ({
              lineId,
              amountMinor: quoted.amountMinor,
              billedOn: today,
              billerName: providerName,
            })),
        },
      }),
    }),
  /** Adds an item that was billed but not quoted. */
  add: act({
    name: 'add',
    operation: addBilledItem,
    isQuiet: true,
    when: ({ isOpen }) => isOpen,
    useFacts: () => useFormats().today(),
    asks: addedItemInput,
    starts: (_fees, today) =>
      ({
        kind: 'OTHER',
        billedBy: 'PRACTICE',
        amountMinor: NaN,
        gstTreatment: 'TAXABLE',
        reason: 'ITEM_ADDED',
        billedOn: today,
      }) as const,
    inputs: () => <ItemFields />,
    request: ({ surgeryCaseId }, body) => ({ params: { id: surgeryCaseId }, body }),
    about: (_fees, _result, { description }) => description,
  }),
};

/** Removes what was entered for a line. */
export const clearFeeAct = actsOn<{ fees: BilledFees; line: BilledLine }>(billedFeeWords, () => '').act({
  name: 'clear',
  operation: clearBilledFee,
  isDanger: true,
  when: ({ line }) => line.billed !== null,
  request: ({ fees, line: { lineId, billed } }) => ({
    params: { id: fees.surgeryCaseId, lineId },
    query: { version: billed?.version },
  }),
  about: ({ line }) => line.description,
});

function ItemFields() {
  const t = useWords(billedFeeWords);
  return (
    <>
      <AddedItemFields />
      <ReasonFields label={t('add.fields.reason')} />
      <InvoiceFields />
    </>
  );
}
