import Link from '@mui/material/Link';
import type { Quote } from '@quillcare/contracts';
import { formatChosenNames, formatDoctorLabel, formatGroupTitle, hasFund } from '@quillcare/rules';
import { FactList, type Fact } from '@quillcare/ui';
import { useFormats, type Formats } from '../../../shared/formats/use-formats';
import { usePhone } from '../../../shared/formats/use-phone';
import { PageLink } from '../../../shared/navigation/page-link.view';
import { useWords, word } from '../../../shared/words/words';
import { casePath } from '../quote-parts';
import { viewWords } from './quote-view.en';

/** People, place and the data used for pricing. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  const t = useWords(viewWords);
  const formats = useFormats();
  const formatPhone = usePhone();
  const { client } = quote;
  const items: Fact[] = [
    { label: t('fact.email'), value: <Link href={`mailto:${client.email}`}>{client.email}</Link> },
    {
      label: t('fact.phone'),
      value: client.phone && <Link href={`tel:${client.phone}`}>{formatPhone(client.phone)}</Link>,
    },
    { label: t('fact.doctor'), value: formatDoctorLabel(quote.doctor) },
    placeFact(quote),
    ...(quote.site ? [{ label: t('fact.site'), value: quote.site.name }] : []),
    { label: t('fact.procedureClass'), value: t(`classes.${quote.procedureClass}`) },
    ...surgeryFacts(quote),
    ...choiceFacts(quote, formats),
    ...fundFacts(quote, formats),
    { label: t('fact.validUntil'), value: formats.date(quote.validUntil) },
    ...priceFacts(quote, formats),
    ...linkedFacts(quote),
  ];
  return <FactList items={items} />;
}

/** The surgeries, named after their surgeon's lines, with the side. */
function surgeryFacts({ surgeries, lines }: Quote): Fact[] {
  const names = surgeries.map(({ surgeryId, side }) => {
    const name = lines.find((line) => line.surgeryId === surgeryId && line.kind === 'SURGEON')?.description;
    const sideText = word(viewWords, `sides.${side}`);
    // Most line descriptions already include the side.
    if (name?.toLowerCase().endsWith(sideText.toLowerCase())) return name;
    return [name, sideText].filter(Boolean).join(', ');
  });
  const value = names.filter(Boolean).join('; ');
  return value ? [{ label: word(viewWords, 'fact.surgeries'), value }] : [];
}

/** What the patient can choose or, once signed, what they chose. */
function choiceFacts({ choices, acceptance, currency }: Quote, formats: Formats): Fact[] {
  if (!choices) return [];
  const { groups, variants } = choices;
  const isSigned = acceptance !== null;
  return groups.map((group) => {
    const totals = variants.map(({ totalMinor }) => totalMinor);
    const chosen = formatChosenNames(group, variants[0]?.optionIds ?? []);
    const [from, to] = [Math.min(...totals), Math.max(...totals)].map((total) =>
      formats.money(total, currency),
    );
    return {
      label: formatGroupTitle(group, groups),
      value: isSigned
        ? word(viewWords, 'choices.chosen', { option: chosen })
        : word(viewWords, 'choices.open', { option: chosen, from: from!, to: to! }),
    };
  });
}

/** The hospital's name. Without a hospital, whether the surgery takes place in one, or that this is undecided. */
function placeFact({ hospital, place }: Quote): Fact {
  if (hospital) return { label: word(viewWords, 'fact.hospital'), value: hospital.name };
  return { label: word(viewWords, 'fact.place'), value: word(viewWords, `places.${place ?? 'OPEN'}`) };
}

/** Health fund, arrangement and excess. Empty until someone has asked the patient. */
function fundFacts({ fund, currency }: Quote, formats: Formats): Fact[] {
  const { type, fundName, gapMinor, excessMinor } = fund;
  const label = word(viewWords, 'fact.fund');
  if (type === 'UNINSURED') return [{ label, value: word(viewWords, 'fund.UNINSURED') }];
  if (!hasFund(fund)) return [];
  const money = (minor: number) => formats.money(minor, currency);
  const arrangement = word(viewWords, `fund.${type}`, { amount: money(gapMinor ?? 0) });
  const value = fundName
    ? word(viewWords, 'fund.with', { fund: fundName, arrangement })
    : capitalise(arrangement);
  const facts: Fact[] = [{ label, value }];
  if (typeof excessMinor === 'number')
    facts.push({ label: word(viewWords, 'fact.excess'), value: money(excessMinor) });
  return facts;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function priceFacts({ pricedOn, mbsTableDate }: Quote, formats: Formats): Fact[] {
  const facts = [{ label: word(viewWords, 'fact.pricedOn'), value: formats.date(pricedOn) }];
  if (mbsTableDate) {
    const date = formats.date(mbsTableDate);
    facts.push({
      label: word(viewWords, 'fact.medicareTable'),
      value: word(viewWords, 'fact.medicareEstimate', { date }),
    });
  }
  return facts;
}

function linkedFacts(quote: Quote): Fact[] {
  const { surgeryCaseId, documentHash } = quote;
  const facts: Fact[] = [];
  if (surgeryCaseId) {
    facts.push({
      label: word(viewWords, 'fact.case'),
      value: <PageLink to={casePath(quote)}>{word(viewWords, 'fact.openCase')}</PageLink>,
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
