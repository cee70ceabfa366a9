import { quoteLine, type PricedLine, type Quote } from '@quillcare/contracts';
import { namedSurgeries } from './chosen-surgeries';

/**
 * A quote as the audit shows it: lines with what people see of them and the names of their options, without the engine's own
 * fields; surgeries by name.
 */
export function auditedQuote<Q extends Pick<Quote, 'surgeries' | 'lines'>>(quote: Q): object {
  return { ...quote, lines: quote.lines.map(auditedLine), surgeries: namedSurgeries(quote) };
}

function auditedLine(line: PricedLine): object {
  const options = line.options.map(({ name }) => name).join(', ');
  return { ...quoteLine.strip().parse(line), ...(options === '' ? {} : { options }) };
}
