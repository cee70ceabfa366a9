import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue } from 'react';
import { isIsoDate, type Currency, type PaperLine, type PaperQuote } from '@quillcare/rules';
import { StaffPaper } from '../../../../shared/quote-paper/staff-paper.view';
import { toPaperChoices } from '../../quote-parts';
import { usePaperPractice } from '../../use-paper-practice';
import { CLIENT_SOURCE, DOCTOR_SOURCE, HOSPITAL_SOURCE } from '../../../../shared/records/record-kinds';
import { useChosenRecord } from '../../../../shared/records/record-source';
import type { PricedPreview } from '../state/editor.state';
import { useEditor } from '../state/editor.store';
import type { Row } from '../state/line-row';

const ZERO_TOTALS: PaperQuote['totals'] = {
  byBiller: { PRACTICE: 0, PROVIDER: 0, HOSPITAL: 0 },
  netMinor: 0,
  gstMinor: 0,
  totalMinor: 0,
  benefitsMinor: 0,
  outOfPocketMinor: 0,
  estimate: false,
};

/** Preview of the document as the patient will see it, updated shortly after each change. */
export function PaperPreview({ currency }: { currency: Currency }) {
  const practice = usePaperPractice();
  const head = useDeferredValue(useEditor((state) => state.head));
  const rows = useDeferredValue(useEditor((state) => state.rows));
  const latest = useEditor((state) => state.priced);
  const priced = useDeferredValue(latest);
  const isPricing = useEditor((state) => state.isPricing);
  const client = useChosenRecord(CLIENT_SOURCE, head.clientId);
  const doctor = useChosenRecord(DOCTOR_SOURCE, head.doctorId);
  const hospital = useChosenRecord(HOSPITAL_SOURCE, head.hospitalId);
  // Without figures the document would show $0.00.
  if (priced === null && (isPricing || latest !== null)) return <Skeleton variant="rounded" height={320} />;
  const quote: PaperQuote = {
    clientName: client?.label ?? '',
    clientEmail: client?.record?.email ?? '',
    doctorName: [doctor?.label, doctor?.detail].filter(Boolean).join(', '),
    hospitalName: hospital?.label ?? null,
    place: head.place,
    placeResults: rows.length > 0 ? (priced?.placeResults ?? null) : null,
    mbsTableDate: priced?.mbsTableDate ?? null,
    validUntil: isIsoDate(head.validUntil) ? head.validUntil : '',
    currency,
    lines: toPaperLines(rows, priced),
    totals: rows.length > 0 ? (priced?.totals ?? ZERO_TOTALS) : ZERO_TOTALS,
    notesToPatient: head.notesToPatient || null,
    choices: rows.length > 0 ? toPaperChoices(priced?.choices ?? null) : null,
  };
  return <StaffPaper quote={quote} practice={practice} />;
}

/** Combines the lines with the latest known figures. */
function toPaperLines(rows: readonly Row[], priced: PricedPreview | null): PaperLine[] {
  return rows.map((row) => {
    const pricedLine = priced?.lines[row.key];
    return {
      ...row,
      id: row.key,
      unitFeeMinor: pricedLine?.unitFeeMinor ?? row.unitFeeMinor ?? 0,
      discountMinor: pricedLine?.discountMinor ?? 0,
      gstTreatment: pricedLine?.gstTreatment ?? row.gstTreatment ?? 'GST_FREE',
      medicareBenefitMinor: pricedLine?.medicareBenefitMinor ?? null,
      fundBenefitMinor: pricedLine?.fundBenefitMinor ?? null,
      totalMinor: pricedLine?.totalMinor ?? 0,
      benefitSteps: pricedLine?.benefitSteps ?? null,
    };
  });
}
