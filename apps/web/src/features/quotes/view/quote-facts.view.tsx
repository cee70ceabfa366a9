import Link from '@mui/material/Link';
import type { Quote } from '@quillcare/contracts';
import { chosenNames, doctorLabel, formatPhone, groupTitle } from '@quillcare/rules';
import { Facts, type Fact } from '@quillcare/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats, type Formats } from '../../../shared/formats/use-formats';
import { useSession } from '../../../shared/session/session.context';
import { useWords, word } from '../../../shared/words/words';
import { caseAddress } from '../quote-parts';
import { viewWords } from './quote-view.en';

/** Who, where, and what the prices were made with. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  const t = useWords(viewWords);
  const formats = useFormats();
  const { organisation } = useSession();
  const { client } = quote;
  const items: Fact[] = [
    { label: t('fact.email'), value: <Link href={`mailto:${client.email}`}>{client.email}</Link> },
    {
      label: t('fact.phone'),
      value: client.phone && (
        <Link href={`tel:${client.phone}`}>{formatPhone(client.phone, organisation.country)}</Link>
      ),
    },
    { label: t('fact.doctor'), value: doctorLabel(quote.doctor) },
    { label: t('fact.hospital'), value: quote.hospital?.name },
    ...(quote.site ? [{ label: t('fact.site'), value: quote.site.name }] : []),
    { label: t('fact.procedureClass'), value: t(`classes.${quote.procedureClass}`) },
    ...surgeryFacts(quote),
    ...choiceFacts(quote, formats),
    { label: t('fact.validUntil'), value: formats.date(quote.validUntil) },
    ...priceFacts(quote, formats),
    ...linkedFacts(quote),
  ];
  return <Facts items={items} />;
}

/** The surgeries by the names of their surgeons' lines, with the side. */
function surgeryFacts({ surgeries, lines }: Quote): Fact[] {
  const names = surgeries.map(({ surgeryId, side }) => {
    const name = lines.find((line) => line.surgeryId === surgeryId && line.kind === 'SURGEON')?.description;
    const sideText = word(viewWords, `sides.${side}`);
    // Most names of lines say the side already.
    if (name?.toLowerCase().endsWith(sideText.toLowerCase())) return name;
    return [name, sideText].filter(Boolean).join(', ');
  });
  const value = names.filter(Boolean).join('; ');
  return value ? [{ label: word(viewWords, 'fact.surgeries'), value }] : [];
}

/** What the patient may choose; once it is signed, what they chose. */
function choiceFacts({ choices, acceptance, currency }: Quote, formats: Formats): Fact[] {
  if (!choices) return [];
  const { groups, variants } = choices;
  const isSigned = acceptance !== null;
  return groups.map((group) => {
    const totals = variants.map(({ totalMinor }) => totalMinor);
    const chosen = chosenNames(group, variants[0]?.optionIds ?? []);
    const [from, to] = [Math.min(...totals), Math.max(...totals)].map((total) =>
      formats.money(total, currency),
    );
    return {
      label: groupTitle(group, groups),
      value: isSigned
        ? word(viewWords, 'choices.chosen', { option: chosen })
        : word(viewWords, 'choices.open', { option: chosen, from: from!, to: to! }),
    };
  });
}

function priceFacts({ fund, pricedOn, mbsTableDate, currency }: Quote, formats: Formats): Fact[] {
  const facts = [{ label: word(viewWords, 'fact.pricedOn'), value: formats.date(pricedOn) }];
  if (mbsTableDate) {
    const date = formats.date(mbsTableDate);
    facts.push({
      label: word(viewWords, 'fact.medicareTable'),
      value: word(viewWords, 'fact.medicareEstimate', { date }),
    });
  }
  if (fund.type !== 'NONE') {
    const amount = formats.money(fund.gapMinor ?? 0, currency);
    const arrangement =
      fund.type === 'NO_GAP' ? word(viewWords, 'fund.NO_GAP') : word(viewWords, 'fund.KNOWN_GAP', { amount });
    const value = fund.fundName
      ? word(viewWords, 'fund.with', { arrangement, fund: fund.fundName })
      : arrangement;
    facts.push({ label: word(viewWords, 'fact.fund'), value });
  }
  return facts;
}

function linkedFacts(quote: Quote): Fact[] {
  const { surgeryCaseId, documentHash } = quote;
  const facts: Fact[] = [];
  if (surgeryCaseId) {
    facts.push({
      label: word(viewWords, 'fact.case'),
      value: (
        <Link component={RouterLink} to={caseAddress(quote)}>
          {word(viewWords, 'fact.openCase')}
        </Link>
      ),
    });
  }
  if (documentHash) {
    facts.push({
      label: word(viewWords, 'fact.document'),
      value: (
        <span title={word(viewWords, 'fact.documentHash')} className="tabular">
          {documentHash.slice(0, 12)}…
        </span>
      ),
    });
  }
  return facts;
}
