import type { PatientDeposit } from '@quillcare/contracts';
import { formatBusinessNumber } from '@quillcare/rules';
import { Facts } from '../frame/facts.view';
import type { Practice } from '../frame/patient.screen';
import { readerFormats } from '../words/reader';
import { DEPOSIT } from './deposit.en';

type Receipt = PatientDeposit['receipts'][number];

interface ReceiptsProps {
  deposit: PatientDeposit;
  practice: Practice;
}

export function Receipts({ deposit, practice }: ReceiptsProps) {
  const { receipts, businessNumber, currency, gst } = deposit;
  if (receipts.length === 0) return null;
  const number = currency === 'NZD' ? 'NZBN' : 'ABN';
  return (
    <>
      <h3 className="p-subtitle p-after-facts">{DEPOSIT.receipt}</h3>
      {receipts.map((receipt, at) => (
        <OneReceipt key={at} receipt={receipt} currency={currency} />
      ))}
      <p className="p-hint p-after-facts">
        {`${DEPOSIT.to}: ${practice.name}${businessNumber ? `, ${number} ${formatBusinessNumber(businessNumber)}` : ''}. `}
        {gst && `${DEPOSIT.gst[gst]} `}
        {DEPOSIT.notTaxInvoice(practice.name)}
      </p>
    </>
  );
}

function OneReceipt({ receipt, currency }: { receipt: Receipt } & Pick<PatientDeposit, 'currency'>) {
  const { money, date } = readerFormats(currency);
  const { kind, amountMinor, paidOn, method, lastFour, reference } = receipt;
  const facts: [string, string | null][] = [
    [kind === 'RECEIVED' ? DEPOSIT.received : DEPOSIT.givenBack, money(amountMinor)],
    [DEPOSIT.on, date(paidOn)],
    [DEPOSIT.by, lastFour ? DEPOSIT.card(lastFour) : DEPOSIT.methods[method]],
    [DEPOSIT.reference, reference],
  ];
  return <Facts rows={facts} />;
}
