import { quoteLine, type PricedLine, type Quote } from '@quillcare/contracts';
import { namedSurgeries, type NamedSurgery } from './chosen-surgeries';

type Audited = Pick<Quote, 'surgeries' | 'lines'>;
type ProcedureClass = PricedLine['procedureClass'];

/** The steps of the benefit calculation follow from the other fields. */
const shownLine = quoteLine.omit({ benefitSteps: true }).strip();

/**
 * A quote as shown in the audit: lines as users see them with the names of their options, without the engine's internal fields,
 * and surgeries by name with their class. If the class differs from that of `other` (the quote before or after the change), the
 * tax and total it determines are included.
 */
export function auditedQuote<Q extends Audited>(quote: Q, other: Audited | null): object {
  const former = other === null ? [] : surgeriesOf(other);
  const surgeries = surgeriesOf(quote).map(({ surgeryId, lines, ...surgery }) => {
    const before = former.find((one) => one.surgeryId === surgeryId);
    return before && before.procedureClass !== surgery.procedureClass
      ? { ...surgery, ...sumOf(lines) }
      : surgery;
  });
  return { ...quote, lines: quote.lines.map(auditedLine), surgeries };
}

interface AuditedSurgery extends NamedSurgery {
  surgeryId: string;
  procedureClass: ProcedureClass;
  lines: PricedLine[];
}

function surgeriesOf({ surgeries, lines }: Audited): AuditedSurgery[] {
  return surgeries.flatMap((surgery) => {
    const own = lines.filter(({ surgeryId }) => surgeryId === surgery.surgeryId);
    const procedureClass = surgery.procedureClass ?? classOf(own);
    return namedSurgeries({ surgeries: [surgery], lines }).map((named) => ({
      ...named,
      surgeryId: surgery.surgeryId,
      procedureClass,
      lines: own,
    }));
  });
}

/** The lines of a mixed surgery are split into medical and cosmetic parts. */
function classOf(lines: readonly PricedLine[]): ProcedureClass {
  if (lines.some(({ part }) => part !== null)) return 'MIXED';
  return lines.find(({ kind }) => kind === 'SURGEON')?.procedureClass ?? lines[0]?.procedureClass ?? 'OTHER';
}

function sumOf(lines: readonly PricedLine[]): { gstMinor: number; totalMinor: number } {
  return {
    gstMinor: lines.reduce((sum, line) => sum + line.gstMinor, 0),
    totalMinor: lines.reduce((sum, line) => sum + line.totalMinor, 0),
  };
}

/** A surgery's line has the surgery's class; any other line has its own. */
function auditedLine(line: PricedLine): object {
  const options = line.options.map(({ name }) => name).join(', ');
  return {
    ...shownLine.parse(line),
    ...(line.surgeryId === null && { procedureClass: line.procedureClass }),
    ...(options === '' ? {} : { options }),
  };
}
