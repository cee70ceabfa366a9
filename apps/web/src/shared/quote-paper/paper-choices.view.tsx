import { CHOICE_WORDS, groupTitle, paperOptions, type PaperChoices } from '@quillcare/rules';
import { usePaperFormats } from './paper.context';

/** Lists a quote's options with their prices. The chosen ones are marked in words. */
export function PaperChoicesList({ choices, Heading }: { choices: PaperChoices; Heading: 'h2' | 'h3' }) {
  const { money } = usePaperFormats();
  return (
    <section className="qp-section">
      <Heading className="qp-heading">{CHOICE_WORDS.title}</Heading>
      {choices.groups.map((group) => (
        <div key={group.id} className="qp-line">
          <p className="qp-line-name">{groupTitle(group, choices.groups)}</p>
          <ul className="qp-options">
            {paperOptions(choices, group, money).map(({ id, name, price, total, isChosen }) => (
              <li key={id ?? 'none'} className="qp-line-top">
                <span>
                  {name} {isChosen && <span className="qp-tag qp-tag-fixed">{CHOICE_WORDS.chosen}</span>}
                </span>
                <span className="qp-muted">
                  {price} · {CHOICE_WORDS.total(total)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
