import { useId, useState, type ReactNode } from 'react';
import { GLOSSARY, glossaryOf, PAPER_WORDS, type GlossaryKey, type PaperQuote } from '@quillcare/rules';

/** A term that explains itself when tapped. The explanation opens within the text, so that it fits any width. */
export function Term({
  of: key,
  className = '',
  children,
}: {
  of: GlossaryKey;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`qp-term ${className}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      <span id={id} className="qp-meaning" hidden={!isOpen}>
        {GLOSSARY[key].meaning}
      </span>
    </>
  );
}

/** All terms of this quote with their meanings: collapsed on screen, a list in print. */
export function Glossary({ quote }: { quote: PaperQuote }) {
  const keys = glossaryOf(quote);
  if (keys.length === 0) return null;
  return (
    <>
      <details className="qp-glossary">
        <summary>{PAPER_WORDS.glossary}</summary>
        <Meanings keys={keys} />
      </details>
      <div className="qp-glossary qp-print-only">
        <p className="qp-heading">{PAPER_WORDS.glossary}</p>
        <Meanings keys={keys} />
      </div>
    </>
  );
}

function Meanings({ keys }: { keys: readonly GlossaryKey[] }) {
  return (
    <dl>
      {keys.map((key) => (
        <div key={key}>
          <dt>{GLOSSARY[key].word}</dt>
          <dd>{GLOSSARY[key].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
