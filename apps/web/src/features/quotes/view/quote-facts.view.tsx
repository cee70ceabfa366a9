import Link from '@mui/material/Link';
import type { Quote } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { Facts } from '@quillcare/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../../shared/session/session.context';
import { useFormats } from '../../../shared/formats/use-formats';
import { doctorLabel } from '../../../shared/quote-paper/quote-paper.model';
import { CLASS_NAMES, FACTS } from '../quotes.texts';

export function QuoteFacts({ quote }: { quote: Quote }) {
  const formats = useFormats();
  const { organisation } = useSession();
  const { client } = quote;
  const items = [
    { label: FACTS.email, value: <Link href={`mailto:${client.email}`}>{client.email}</Link> },
    {
      label: FACTS.phone,
      value: client.phone && (
        <Link href={`tel:${client.phone}`}>{formatPhone(client.phone, organisation.country)}</Link>
      ),
    },
    { label: FACTS.doctor, value: doctorLabel(quote.doctor) },
    { label: FACTS.hospital, value: quote.hospital?.name },
    { label: FACTS.procedureClass, value: CLASS_NAMES[quote.procedureClass] },
    { label: FACTS.validUntil, value: formats.date(quote.validUntil) },
    { label: FACTS.revision, value: String(quote.revision) },
  ];
  if (quote.surgeryCaseId) {
    items.push({
      label: FACTS.case,
      value: (
        <Link component={RouterLink} to={`/surgery-cases?quoteId=${quote.id}&case=${quote.surgeryCaseId}`}>
          {FACTS.openCase}
        </Link>
      ),
    });
  }
  if (quote.documentHash) {
    items.push({
      label: FACTS.document,
      value: (
        <span title={FACTS.documentHash} className="tabular">
          {quote.documentHash.slice(0, 12)}…
        </span>
      ),
    });
  }
  return <Facts items={items} />;
}
