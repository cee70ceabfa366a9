import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue } from 'react';
import { isIsoDate, type Currency, type PaperLine, type PaperQuote } from '@quillcare/rules';
import { StaffPaper } from '../../../../shared/quote-paper/staff-paper.view';
import { offeredOnPaper } from '../../offered-on-paper';
import { usePaperPractice } from '../../use-paper-practice';
import { CLIENTS, DOCTORS, HOSPITALS } from '../../../../shared/records/record-kinds';
import { useChosenRecord } from '../../../../shared/records/record-source';
import type { Priced } from '../state/editor.state';
import { useEditor } from '../state/editor.store';
import type { Row } from '../state/line-row';

const NOTHING: PaperQuote['totals'] = {
  byBiller: { PRACTICE: 0, PROVIDER: 0, HOSPITAL: 0 },
  netMinor: 0,
  gstMinor: 0,
  totalMinor: 0,
  benefitsMinor: 0,
  outOfPocketMinor: 0,
  estimate: false,
};

/** Preview of the document as the patient will see it, updated shortly after each change. */
export function LivePaper({ currency }: { currency: Currency }) {
  const practice = usePaperPractice();
  const head = useDeferredValue(useEditor((state) => state.head));
  const rows = useDeferredValue(useEditor((state) => state.rows));
  const latest = useEditor((state) => state.priced);
  const priced = useDeferredValue(latest);
  const isPricing = useEditor((state) => state.isPricing);
  const client = useChosenRecord(CLIENTS, head.clientId);
  const doctor = useChosenRecord(DOCTORS, head.doctorId);
  const hospital = useChosenRecord(HOSPITALS, head.hospitalId);
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
    lines: paperLines(rows, priced),
    totals: rows.length > 0 ? (priced?.totals ?? NOTHING) : NOTHING,
    notesToPatient: head.notesToPatient || null,
    choices: rows.length > 0 ? offeredOnPaper(priced?.choices ?? null) : null,
  };
  return <StaffPaper quote={quote} practice={practice} />;
}

/** Combines the lines with the latest known figures. */
export function paperLines(rows: readonly Row[], priced: Priced | null): PaperLine[] {
  return rows.map((row) => {
    const made = priced?.lines[row.key];
    return {
      ...row,
      id: row.key,
      unitFeeMinor: made?.unitFeeMinor ?? row.unitFeeMinor ?? 0,
      discountMinor: made?.discountMinor ?? 0,
      gstTreatment: made?.gstTreatment ?? row.gstTreatment ?? 'GST_FREE',
      medicareBenefitMinor: made?.medicareBenefitMinor ?? null,
      fundBenefitMinor: made?.fundBenefitMinor ?? null,
      totalMinor: made?.totalMinor ?? 0,
      benefitSteps: made?.benefitSteps ?? null,
    };
  });
}
