import type { CaseDepositView } from '@quillcare/contracts';
import { Facts, type Fact } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { depositWords } from './deposit.en';

export function DepositFacts({ deposit }: { deposit: CaseDepositView }) {
  const t = useWords(depositWords);
  const formats = useFormats();
  const { askedMinor, heldMinor, currency, dueOn, openMinor } = deposit;
  const money = (minor: number) => formats.money(minor, currency);
  const items: Fact[] = [
    ...(askedMinor === null ? [] : [{ label: t('asked'), value: money(askedMinor) }]),
    ...(heldMinor > 0 ? [{ label: t('held'), value: money(heldMinor) }] : []),
    ...(dueOn && openMinor > 0 ? [{ label: t('dueOn'), value: formats.date(dueOn) }] : []),
  ];
  return <Facts items={items} />;
}
